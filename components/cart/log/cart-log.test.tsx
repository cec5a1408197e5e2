import { render, screen } from '@testing-library/react';
import { WordsProvider } from '@/components/forms/words.client';
import { EMPTY_CART } from '@/lib/domain/cart/cart';
import { clientWords } from '@/lib/i18n/client-words';
import { loadMessages } from '@/lib/i18n/messages';
import { CartLog } from './cart-log.client';

jest.mock('@/lib/actions/cart/cart-lines', () => ({ restoreLine: jest.fn() }));
jest.mock('./use-cart-log', () => ({ useCartLog: () => ({ live: [] }) }));

it('brings a line back by the key of its rendering, so that a repeated form adds it once', async () => {
  const line = { skuId: '7', code: 'A', name: 'Soap', options: '', addons: [], qty: 2, price: 100, available: 9 };
  const log = { mark: 'mark', changes: [{ kind: 'removed' as const, line, was: { qty: 2, price: 100 } }] };
  render(
    <WordsProvider locale="en" words={clientWords(await loadMessages('en'))}>
      <CartLog log={log} once="key-of-this-rendering" cart={EMPTY_CART} locale="en" />
    </WordsProvider>,
  );
  const form = screen.getByRole('button', { name: /^Undo/ }).closest('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({ sku: '7', key: 'key-of-this-rendering' });
});
