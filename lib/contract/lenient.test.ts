import { z } from 'zod';
import { looseChoice, looseFlag, looseList, looseObject, looseText, looseWhole } from './lenient';

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
