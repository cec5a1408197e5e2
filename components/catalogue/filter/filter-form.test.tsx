import { render, screen } from '@testing-library/react';
import { NO_FILTER, type ProductFilter } from '@/lib/domain/catalogue/product-filter';
import { FilterForm } from './filter-form';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const facets = { brands: [{ name: 'Dustyfoot', count: 3 }], hasNew: true, hasSpecial: true, hasSoldOut: true };
const form = (filter: Partial<ProductFilter>) =>
  FilterForm({
    address: '/shop',
    filter: { ...NO_FILTER, ...filter },
    facets,
    categories: [],
    category: '',
    signedIn: false,
  });
const checked = () => screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'));

it('offers active brands that the list does not name', async () => {
  render(await form({ brands: ['Dustyfoot', 'Elsewhere'] }));
  expect(checked()).toEqual(['Dustyfoot', 'Elsewhere']);
});

it('shows the filters of the address when only its query changes', async () => {
  const { rerender } = render(await form({ brands: ['Dustyfoot'], isNew: true, sort: 'name' }));
  expect(checked()).toEqual(['Dustyfoot', '1']);
  expect(screen.getByRole('combobox')).toHaveValue('name');
  rerender(await form({ brands: ['Elsewhere'] }));
  expect(checked()).toEqual(['Elsewhere']);
  expect(screen.getByRole('combobox')).toHaveValue('');
});
