import { listSourceText, readListSource } from './list-source';

it.each(['cart', 'order:12', 'sku:34:6'])('parses what it serialises: %s', (text) => {
  const source = readListSource(text);
  expect(source && listSourceText(source)).toBe(text);
});

it.each(['', 'order:', 'sku:', 'sku:3:0', 'sku:3:-1', 'sku:3:x', 'sku:3:10000', 'page:3', `order:${'1'.repeat(101)}`])(
  'refuses %s',
  (text) => expect(readListSource(text)).toBeNull(),
);
