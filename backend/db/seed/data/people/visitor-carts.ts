import type { SeedVisitorCart } from '../types';

/** Left behind by visitors of the trade fair's stand. Signing in with one of these keys merges its cart, once. */
export const visitorCarts: SeedVisitorCart[] = [
  'fair-stand-cart-1',
  'fair-stand-cart-2',
  'fair-stand-cart-3',
  'fair-stand-cart-4',
  'fair-stand-cart-5',
  'fair-stand-cart-6',
].map((sessionKey) => ({
  sessionKey,
  lines: [
    { sku: 'SG-WB-PLT-4', qty: 6 },
    { sku: 'BB-GS-SCENTBAR-24', qty: 10 },
    { sku: 'BB-TR-LIV-2000', qty: 2 },
  ],
}));
