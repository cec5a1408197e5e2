import { normalise, searchColumns, searchQuery } from './search-text';

describe('normalise', () => {
  it.each([
    ['Oat & Carob Biscuits', 'oat and carob biscuits'],
    ['  Crème—Brûlée ', 'creme brulee'],
    ['BB-BI-WSC-180', 'bb bi wsc 180'],
    ["Goat’s Milk, pig's ears", 'goats milk pigs ears'],
    ['%_\\', ''],
    ['Straße STRASSE, Smørrebrød, Æble, Œuf, Żółw', 'strasse strasse smorrebrod aeble oeuf zolw'],
    ['Đăk, Ħobża, Þór, Kırmızı İP, Hawaiʻi', 'dak hobza thor kirmizi ip hawaii'],
    ['ΣΚΎΛΟΣ', 'σκυλοσ'],
  ])('%s', (typed, expected) => expect(normalise(typed)).toBe(expected));
});

describe('searchColumns', () => {
  const columns = searchColumns({
    name: 'Oat & Carob',
    brand: 'Dustyfoot',
    groups: ['Biscuits'],
    options: ['250 g'],
    codes: ['DF-BI-CAR-250'],
  });

  it('stores each word once, surrounded by spaces', () => {
    expect(columns.searchWords).toBe(' oat and carob dustyfoot biscuits 250 g df bi car ');
  });

  it('stores names and codes without spaces, with and without filler words', () => {
    expect(columns.searchCompact).toBe(' oatandcarob oatcarob dfbicar250 ');
  });
});

describe('searchQuery', () => {
  it('drops filler words unless there are no others', () => {
    expect(searchQuery('the Oat and carob').words).toEqual(['oat', 'carob']);
    expect(searchQuery('the').words).toEqual(['the']);
  });

  it('joins a code regardless of case, hyphens and spaces', () => {
    expect(
      [searchQuery('df-bi-car'), searchQuery('DF BI CAR'), searchQuery('dfbicar')].map((query) => query.compact),
    ).toEqual(['dfbicar', 'dfbicar', 'dfbicar']);
  });

  it('joins repeated words as they are stored', () => {
    expect(searchQuery('TR-10-10')).toMatchObject({ words: ['tr', '10'], compact: 'tr1010' });
    expect(
      searchColumns({ name: '', brand: '', groups: [], options: [], codes: ['TR-10-10'] }).searchCompact,
    ).toContain(' tr1010 ');
  });

  it('returns no words for a text without letters and digits', () => {
    expect(searchQuery(' - % ')).toEqual({ text: '', words: [], compact: '' });
  });
});
