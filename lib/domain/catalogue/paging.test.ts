import { pageItems, parsePageNumber } from './paging';

const mark = (page: number, current: boolean) => (current ? `[${page}]` : `${page}`);

const wide = (current: number, count: number) =>
  pageItems(current, count)
    .flatMap((item) => (item.kind === 'page' ? [mark(item.page, item.current)] : item.smallOnly ? [] : ['…']))
    .join(' ');

const small = (current: number, count: number) =>
  pageItems(current, count)
    .flatMap((item) => (item.kind === 'gap' ? ['…'] : item.near ? [mark(item.page, item.current)] : []))
    .join(' ');

describe('pageItems', () => {
  it.each([
    [1, 1, '', ''],
    [1, 2, '[1] 2', '[1] 2'],
    [1, 3, '[1] 2 3', '[1] 2 …'],
    [1, 12, '[1] 2 3 … 12', '[1] 2 …'],
    [2, 3, '1 [2] 3', '1 [2] 3'],
    [3, 5, '1 2 [3] 4 5', '… 2 [3] 4 …'],
    [4, 12, '1 2 3 [4] 5 6 … 12', '… 3 [4] 5 …'],
    [6, 12, '1 … 4 5 [6] 7 8 … 12', '… 5 [6] 7 …'],
    [9, 12, '1 … 7 8 [9] 10 11 12', '… 8 [9] 10 …'],
    [11, 12, '1 … 9 10 [11] 12', '… 10 [11] 12'],
    [12, 12, '1 … 10 11 [12]', '… 11 [12]'],
    [2, Number.MAX_SAFE_INTEGER, `1 [2] 3 4 … ${Number.MAX_SAFE_INTEGER}`, '1 [2] 3 …'],
    [40, 3, '1 … 3', '…'],
  ])('page %i of %i', (current, count, onWide, onSmall) => {
    expect(wide(current, count)).toBe(onWide);
    expect(small(current, count)).toBe(onSmall);
  });

  it('never has two gaps in a row on a small window', () => {
    for (let count = 2; count < 30; count += 1)
      for (let current = 1; current <= count; current += 1) expect(small(current, count)).not.toMatch(/… …/);
  });
});

describe('parsePageNumber', () => {
  it.each([
    ['2', 2],
    ['10', 10],
  ])('%s', (segment, page) => expect(parsePageNumber(segment)).toBe(page));
  it.each(['1', '0', '-1', '02', '1.5', 'abc', '', '1e3', '12345678'])('refuses %j', (segment) => {
    expect(parsePageNumber(segment)).toBeNull();
  });
});
