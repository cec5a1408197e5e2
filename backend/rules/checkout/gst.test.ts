import { gstOn, withoutGst } from './gst';

describe('GST on an order', () => {
  test.each([
    // goods, discount, freight, tax
    [30_000, 0, 0, 3_000],
    [30_000, 3_000, 1_495, 2_850],
    [30_000, 0, 1_494, 3_149],
    [4, 0, 0, 0],
    [5, 0, 0, 1],
    [14, 0, 0, 1],
    [15, 0, 0, 2],
    [0, 0, 0, 0],
    [1_000, 1_000, 0, 0],
    [1_000, 1_000, 995, 100],
  ])('goods %i - discount %i + freight %i: %i', (goods, discount, freight, tax) => {
    expect(gstOn({ goods, discount, freight })).toBe(tax);
  });

  test('is computed once on the total, not per line: three lines of 5 cents are taxed 2 cents, not 3', () => {
    expect(gstOn({ goods: 15, discount: 0, freight: 0 })).toBe(2);
  });

  test.each([
    [{ goods: 10.5, discount: 0, freight: 0 }],
    [{ goods: -1, discount: 0, freight: 0 }],
    [{ goods: 10, discount: 11, freight: 0 }],
  ])('refuses %j', (supply) => {
    expect(() => gstOn(supply)).toThrow(RangeError);
  });
});

describe('an amount without its GST', () => {
  test.each([
    [35_670, 32_427],
    [1_100, 1_000],
    [50, 45],
    [1, 1],
    [0, 0],
  ])('%i: %i', (cents, expected) => {
    expect(withoutGst(cents)).toBe(expected);
  });

  test('equals the original supply', () => {
    for (let goods = 0; goods < 20_000; goods += 7)
      expect(withoutGst(goods + gstOn({ goods, discount: 0, freight: 0 }))).toBe(goods);
  });
});
