import type { SeedVoucherTheme } from '../types';

export const voucherThemes: SeedVoucherTheme[] = [
  { name: 'Wash and walk', picture: 'gift-table' },
  { name: 'Puppy’s firsts', picture: 'puppy-firsts' },
  { name: 'Salon bench', picture: 'salon-bench' },
  { name: 'Roo range', picture: 'roo-range' },
];
