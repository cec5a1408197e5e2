import { PARTS, parseOptions } from './options';

it('measures everything unless parts are named', () => {
  expect(parseOptions([])).toEqual({ products: 100_000, parts: new Set(PARTS) });
  expect(parseOptions(['10000'])).toEqual({ products: 10_000, parts: new Set(PARTS) });
  expect(parseOptions(['--only=orders,pad', '5'])).toEqual({ products: 5, parts: new Set(['orders', 'pad']) });
});

it.each(['--only=order', '--only=', 'many', '0', '--all'])('refuses %s', (arg) => {
  expect(() => parseOptions([arg])).toThrow(/There is no part|is neither/);
});
