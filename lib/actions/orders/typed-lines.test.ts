import type { FoundSkus } from '@/lib/contract/cart/order-pad.contract';
import { readTypedLines } from './typed-lines';

/** Cartons of 12, except of the sku 'BB-COMB-1'. */
const found = (code: string): FoundSkus => ({
  match: 'exact',
  skus: [
    {
      sku: { id: code, code },
      product_name: code,
      name: '',
      url: code,
      group: '',
      barcode: '',
      price_each: 100,
      full_price_each: 100,
      on_special: false,
      in_stock: true,
      available_qty: null,
      carton_qty: code === 'BB-COMB-1' ? 1 : 12,
      min_qty: 1,
      qty_step: 1,
      breaks: [],
    },
  ],
});
jest.mock('@/lib/data/cart/find-skus.server', () => ({
  findWanted: async (wanted: readonly { code: string }[]) => wanted.map(({ code }) => found(code)),
}));

const line = (sku: string, qty: number) => ({ sku, qty, note: '', addons: [] });

it('adds up rows of the same sku', async () => {
  const { lines } = await readTypedLines('BB-SOAP-1 2\nBB-SOAP-2 1\nBB-SOAP-1 1 ctn');
  expect(lines).toEqual([line('BB-SOAP-1', 14), line('BB-SOAP-2', 1)]);
});

it('takes cartons of what has none for no quantity', async () => {
  const { lines, invalid } = await readTypedLines('BB-COMB-1 2 cartons\nBB-SOAP-1 2 cartons');
  expect(lines).toEqual([line('BB-SOAP-1', 24)]);
  expect(invalid).toEqual(['BB-COMB-1 2 cartons']);
});
