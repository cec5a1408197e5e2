import { pageItems, parsePageNumber } from './paging';

const text = (current: number, count: number) =>
  pageItems(current, count)
    .map((item) => (item.kind === 'gap' ? '…' : item.current ? `[${item.page}]` : item.near ? `${item.page}` : `(${item.page})`))
    .join(' ');

describe('pageItems', () => {
  it.each([
    [1, 1, ''],
    [1, 2, '[1] 2'],
    [1, 12, '[1] 2 (3) … (12)'],
    [6, 12, '(1) … (4) 5 [6] 7 (8) … (12)'],
    [12, 12, '(1) … (10) 11 [12]'],
    [3, 5, '(1) 2 [3] 4 (5)'],
  ])('page %i of %i', (current, count, expected) => {
    expect(text(current, count)).toBe(expected);
  });
});

describe('parsePageNumber', () => {
  it.each([['2', 2], ['10', 10]])('%s', (segment, page) => expect(parsePageNumber(segment)).toBe(page));
  it.each(['1', '0', '-1', '02', '1.5', 'abc', '', '1e3', '12345678'])('refuses %j', (segment) => {
    expect(parsePageNumber(segment)).toBeNull();
  });
});
