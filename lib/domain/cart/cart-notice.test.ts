import type { CartChange } from '../../contract/cart/cart.contract';
import { noticeOf } from './cart-notice';

const change = (rest: Partial<CartChange>): CartChange => ({
  product_name: 'Soap',
  name: '1 L',
  sku_code: 'S-1',
  wanted: 4,
  added: 4,
  reason: null,
  ...rest,
});

test('has no notice without changes', () => expect(noticeOf('merge', [])).toBeNull());

test('counts the added pieces and names the short lines', () => {
  expect(
    noticeOf('merge', [
      change({}),
      change({ added: 1, reason: 'short' }),
      change({ product_name: 'Brush', name: '', added: 0, reason: 'gone' }),
    ]),
  ).toEqual({
    from: 'merge',
    added: 5,
    more: 0,
    short: [
      { name: 'Soap, 1 L', code: 'S-1', wanted: 4, added: 1, reason: 'short' },
      { name: 'Brush', code: 'S-1', wanted: 4, added: 0, reason: 'gone' },
    ],
  });
});

test('stays small however many lines are short', () => {
  const news = noticeOf(
    'reorder',
    Array.from({ length: 500 }, () => change({ product_name: 'Ü'.repeat(300), added: 0, reason: 'out-of-stock' })),
  );
  expect([news?.short.length, news?.more]).toEqual([10, 490]);
  expect(Buffer.from(JSON.stringify(news)).length).toBeLessThan(2_600);
});
