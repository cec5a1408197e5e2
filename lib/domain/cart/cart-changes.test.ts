import { type SeenLine, cartChanges, markOwnChangesSeen } from './cart-changes';

const line = (skuId: string, rest: Partial<SeenLine> = {}): SeenLine => ({
  skuId,
  code: `C-${skuId}`,
  name: `Product ${skuId}`,
  options: '',
  addons: [],
  qty: 2,
  price: 500,
  available: 50,
  ...rest,
});

const kinds = (before: readonly SeenLine[], now: readonly SeenLine[]) =>
  cartChanges(before, now).map(({ kind, line: { skuId } }) => `${kind} ${skuId}`);

test('equal lines have no changes', () => {
  expect(kinds([line('1'), line('2')], [line('2'), line('1', { available: 3 })])).toEqual([]);
});

test('each change of a line is reported, removed lines last', () => {
  expect(
    kinds(
      [line('1'), line('2'), line('3'), line('4')],
      [line('2', { qty: 5, price: 550 }), line('3', { available: 1 }), line('5')],
    ),
  ).toEqual(['quantity 2', 'price 2', 'short 3', 'added 5', 'removed 1', 'removed 4']);
});

test('a removed line has its last values', () => {
  expect(cartChanges([line('1', { qty: 7 })], [])).toMatchObject([{ kind: 'removed', line: { qty: 7 } }]);
});

test.each([
  [50, 0, 'gone'],
  [50, 1, 'short'],
  [0, 50, 'back'],
  [1, 0, 'gone'],
])('stock from %i to %i is %s', (was, is, kind) => {
  expect(kinds([line('1', { available: was })], [line('1', { available: is })])).toEqual([`${kind} 1`]);
});

test('different extras make a different line, their order does not', () => {
  const bow = { id: '1', value: 'true' };
  const tag = { id: '2', value: 'Rex' };
  expect(kinds([line('1', { addons: [bow, tag] })], [line('1', { addons: [tag, bow] })])).toEqual([]);
  expect(kinds([line('1', { addons: [bow] })], [line('1')])).toEqual(['added 1', 'removed 1']);
});

test('the customer’s own changes count as seen, concurrent changes of others do not', () => {
  const seen = [line('1'), line('2')];
  const before = [line('1', { qty: 9 }), line('2')];
  const after = [line('1', { qty: 9 }), line('2', { qty: 4 }), line('3')];
  const known = markOwnChangesSeen(seen, before, after);
  expect(kinds(known, after)).toEqual(['quantity 1']);
  expect(kinds(markOwnChangesSeen(known, after, [line('1', { qty: 9 })]), [line('1', { qty: 9 })])).toEqual([
    'quantity 1',
  ]);
});
