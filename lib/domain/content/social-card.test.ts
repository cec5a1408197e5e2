import { cardPath, drawable, parseCardPath } from './social-card';

describe('the address of a card', () => {
  it.each([
    { kind: 'product', slug: 'oat-biscuits' },
    { kind: 'group', slug: 'dog-treats/jerky & chews' },
    { kind: 'site', slug: '' },
    { kind: 'page', slug: '' },
  ] as const)('is parsed back to $kind "$slug"', ({ kind, slug }) => {
    const path = cardPath({ kind, slug }, 'abcdefghijkl');
    expect(path).toMatch(/^\/assets\/og\/[a-z]+\/[^?#\s]+\/abcdefghijkl\.jpg$/);
    expect(parseCardPath(path.split('/').slice(3).map(decodeURIComponent))).toEqual({
      kind,
      slug,
      version: 'abcdefghijkl',
    });
  });

  it.each([
    [[]],
    [['product']],
    [['product', 'abcdefghijkl.jpg']],
    [['order', '1', 'abcdefghijkl.jpg']],
    [['product', 'x', 'abcdefghijkl.png']],
    [['product', 'x', '../etc.jpg']],
    [['product', 'x'.repeat(301), 'abcdefghijkl.jpg']],
  ])('refuses %j', (segments) => {
    expect(parseCardPath(segments)).toBeNull();
  });
});

describe('drawable', () => {
  it.each([
    ['Crème brûlée\u00a0– “for dogs”', 'Crème brûlée – “for dogs”'],
    ['New 🐕 treats ✨', 'New treats'],
    ['Žluťoučký kůň', 'Žluťoučký kůň'],
    ['犬のおやつ', ''],
    ['Treats 犬', ''],
    ['Cafe\u0301', 'Café'],
  ])('reduces %j to %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });
});
