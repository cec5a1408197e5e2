import { z } from 'zod';
import { looseChoice, looseFlag, looseList, looseObject, looseText, looseWhole, maybeText, wrapped } from './lenient';

const settings = z.object({
  on: looseFlag,
  words: looseText,
  space: looseWhole(0, 96, 8),
  tone: looseChoice(['light', 'dark'], 'light'),
  picture: looseObject(z.object({ hash: z.string() })),
  list: looseList(z.object({ id: z.int() })),
});
const DEFAULTS = { on: false, words: '', space: 8, tone: 'light', picture: null, list: [] };

it.each([
  [{}, {}],
  [
    { on: '1', words: 12, space: '24', tone: 'dark', picture: { hash: 'a' }, list: [{ id: 1 }] },
    { on: true, words: '12', space: 24, tone: 'dark', picture: { hash: 'a' }, list: [{ id: 1 }] },
  ],
  [{ on: 'no', space: 1000 }, { space: 96 }],
  [{ on: 0, space: -5 }, { space: 0 }],
  [{ space: ' 24px' }, { space: 24 }],
  [{ space: 'px' }, {}],
  [{ on: {}, words: [], space: 'wide', tone: 7, picture: 'a', list: 'b' }, {}],
  [{ on: null, words: null, space: null, tone: null, picture: null, list: null }, {}],
  [{ on: Number.NaN, space: '' }, {}],
  [{ list: [{ id: 1 }, { id: 'x' }, null, { id: 2 }] }, { list: [{ id: 1 }, { id: 2 }] }],
])('parses %j', (wire, expected) => {
  expect(settings.parse(wire)).toEqual({ ...DEFAULTS, ...expected });
});

it('encodes values unchanged', () => {
  const value = settings.parse({ on: 1, space: 16, list: [{ id: 3 }] });
  expect(z.encode(settings, value)).toEqual(value);
});

it.each([
  ['a', 'a'],
  [3, '3'],
  [null, null],
  [undefined, null],
  [{}, null],
])('reads a text that may be missing from %j as %j', (wire, text) => expect(maybeText.parse(wire)).toBe(text));

it('reads a reply with or without its name, and writes it with it', () => {
  const user = wrapped('item', z.object({ id: z.string() }));
  const expected = { item: { id: '7' } };
  for (const wire of [{ item: { id: '7' } }, { id: '7' }]) expect(z.decode(user, wire)).toEqual(expected);
  expect(z.encode(user, expected)).toEqual(expected);
  expect(z.safeDecode(user, { item: null }).success).toBe(false);
  const list = wrapped('data', z.array(z.int()));
  for (const wire of [{ data: [1] }, [1]]) expect(z.decode(list, wire)).toEqual({ data: [1] });
  for (const wire of [null, 'text', {}]) expect(z.safeDecode(list, wire).success).toBe(false);
});
