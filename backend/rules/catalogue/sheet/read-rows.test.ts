import { readRows } from './read-rows';

const read = (headings: readonly string[], cells: readonly string[], levels: readonly string[] = []) => {
  const sheet = readRows([headings, cells], levels);
  return { cells: sheet?.rows[0]?.cells, prices: sheet?.rows[0]?.prices, unknown: sheet?.unknown };
};

describe('a heading', () => {
  it.each(['1', '2026', '金', '★'])('of the level %s is never the price of everybody', (level) => {
    const heading = `Price ${level}`;
    expect(read(['Code', heading], ['A-1', '5.00'], [level])).toEqual({
      cells: { code: 'A-1' },
      prices: { [heading]: '5.00' },
      unknown: [],
    });
    expect(read(['Code', 'Price', heading], ['A-1', '9', '5'], [level])).toMatchObject({
      cells: { code: 'A-1', price: '9' },
      prices: { [heading]: '5' },
    });
  });

  it('with a figure or another word is no column, and told', () => {
    expect(read(['Code', 'Price 10+', 'Price 金'], ['A-1', '5.00', '4.00'])).toEqual({
      cells: { code: 'A-1' },
      prices: {},
      unknown: ['Price 10+', 'Price 金'],
    });
  });

  it('may have other signs around it', () => {
    expect(read(['\uFEFFCODE', 'price ($)', 'Move-stock'], ['A-1', '5', '2']).cells).toEqual({
      code: 'A-1',
      price: '5',
      move: '2',
    });
  });

  it('that is there twice is told, since one of them is not read', () => {
    const headings = ['Code', 'Price', 'Price', 'Price from 10', 'price FROM 10'];
    expect(read(headings, ['A-1', '1', '2', '3', '4'])).toEqual({
      cells: { code: 'A-1', price: '1' },
      prices: { 'Price from 10': '3' },
      unknown: ['Price', 'price FROM 10'],
    });
  });
});
