import { mergeSettings } from './merge-settings';

const base = { heading: 'A', level: 'h2', settings: { start: '1', end: '2' }, items: [1] };

it('keeps changes that only one editor made', () => {
  const { mine, theirs, conflicts } = mergeSettings(base, { ...base, level: 'h3' }, { ...base, heading: 'B' });
  expect(mine).toEqual({ ...base, heading: 'B', level: 'h3' });
  expect(theirs).toEqual(mine);
  expect(conflicts).toEqual([]);
});

it('returns both versions where both editors changed the same setting', () => {
  const merged = mergeSettings(base, { ...base, heading: 'T', level: 'h3' }, { ...base, heading: 'M', items: [2] });
  expect(merged.conflicts).toEqual(['heading']);
  expect(merged.mine).toEqual({ ...base, heading: 'M', level: 'h3', items: [2] });
  expect(merged.theirs).toEqual({ ...base, heading: 'T', level: 'h3', items: [2] });
});

it('merges nested settings, but treats lists as one value', () => {
  const theirs = { ...base, settings: { start: '5', end: '2' }, items: [1, 2] };
  const mine = { ...base, settings: { start: '1', end: '6' }, items: [3] };
  expect(mergeSettings(base, theirs, mine)).toMatchObject({
    mine: { settings: { start: '5', end: '6' }, items: [3] },
    conflicts: ['items'],
  });
});

it('lets one editor remove what the other did not change', () => {
  const { heading: _, ...without } = base;
  expect(mergeSettings(base, base, without)).toEqual({ mine: without, theirs: without, conflicts: [] });
  expect(mergeSettings(base, { ...base, heading: 'T' }, without).conflicts).toEqual(['heading']);
});

it('treats each difference as a conflict when the common base is unknown', () => {
  expect(mergeSettings(null, base, { ...base, heading: 'M' })).toMatchObject({
    mine: { heading: 'M' },
    theirs: { heading: 'A' },
    conflicts: ['heading'],
  });
  expect(mergeSettings(null, base, base).conflicts).toEqual([]);
});
