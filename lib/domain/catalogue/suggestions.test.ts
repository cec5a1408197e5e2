import { z } from 'zod';
import { suggestProducts } from '../../contract/catalogue/product';
import { listMove, readSuggestions, suggestionQuery } from './suggestions';

it.each([
  ['', null],
  [' a ', null],
  ['oa', 'oa'],
  ['  lemon   myrtle ', 'lemon myrtle'],
  ['x'.repeat(200), 'x'.repeat(100)],
])('turns %j into the query %j', (typed, expected) => expect(suggestionQuery(typed)).toBe(expected));

describe('listMove', () => {
  it.each([
    ['ArrowDown', null, { kind: 'to', active: 0 }],
    ['ArrowDown', 1, { kind: 'to', active: 2 }],
    ['ArrowDown', 2, { kind: 'to', active: null }],
    ['ArrowUp', null, { kind: 'to', active: 2 }],
    ['ArrowUp', 0, { kind: 'to', active: null }],
    ['Home', 2, { kind: 'to', active: 0 }],
    ['End', 0, { kind: 'to', active: 2 }],
    ['Home', null, { kind: 'none' }],
    ['End', null, { kind: 'none' }],
    ['Enter', null, { kind: 'none' }],
    ['Enter', 1, { kind: 'choose', active: 1 }],
    ['Escape', 1, { kind: 'close' }],
    ['a', 1, { kind: 'none' }],
  ])('%s on %s of three', (key, active, expected) => expect(listMove(key, active, 3)).toEqual(expected));

  it('can only close an empty list', () => {
    expect(listMove('ArrowDown', null, 0)).toEqual({ kind: 'none' });
    expect(listMove('Escape', null, 0)).toEqual({ kind: 'close' });
  });
});

describe('readSuggestions', () => {
  it('parses a reply encoded by the contract', () => {
    const image = {
      aspect: '1x1',
      url: '',
      webp_url: '',
      avif_url: '',
      width: 150,
      height: 150,
      hash: 'a'.repeat(32),
      placeholder: '',
      max_width: 0,
      alt: 'A',
      extra_aspects: [],
    } as const;
    const reply = {
      data: [
        { slug: 'bags', name: 'Bags', brand: 'Stray Gum', code: 'SG-1', image: { ...image, extra_aspects: [] } },
        { slug: 'tin', name: 'Tin', brand: '', code: '', image: null },
      ],
      total: 12,
      more: true,
      corrected: 'bags',
    };
    expect(readSuggestions('bgas', z.encode(suggestProducts.reply, reply))).toEqual({
      query: 'bgas',
      corrected: 'bags',
      total: 12,
      more: true,
      products: [
        {
          slug: 'bags',
          name: 'Bags',
          brand: 'Stray Gum',
          code: 'SG-1',
          picture: { hash: image.hash, aspect: '1x1', alt: '' },
        },
        { slug: 'tin', name: 'Tin', brand: '', code: '', picture: null },
      ],
    });
  });

  it('drops invalid products and pictures', () => {
    expect(
      readSuggestions('x', {
        data: [null, 7, {}, { slug: 'a' }, { slug: 'a', name: 'A', image: { hash: '../../x' } }],
        total: 1,
      })?.products,
    ).toEqual([{ slug: 'a', name: 'A', brand: '', code: '', picture: null }]);
  });

  it.each([null, 'no', 7, [], {}, { data: {}, total: 1 }, { data: [], total: '1' }])('returns null for %j', (reply) =>
    expect(readSuggestions('x', reply)).toBeNull(),
  );
});
