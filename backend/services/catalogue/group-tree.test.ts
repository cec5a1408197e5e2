import { nestedSets } from './group-tree';

it('numbers a tree as nested sets', () => {
  const sets = nestedSets([
    { slug: 'treats', parent: null },
    { slug: 'jerky', parent: 'treats' },
    { slug: 'wash', parent: null },
    { slug: 'biscuits', parent: 'treats' },
  ]);
  expect(sets.get('treats')).toEqual({ root: 'treats', lft: 1, rgt: 6, level: 0 });
  expect(sets.get('biscuits')).toEqual({ root: 'treats', lft: 4, rgt: 5, level: 1 });
  expect(sets.get('wash')).toEqual({ root: 'wash', lft: 7, rgt: 8, level: 0 });
});

it('rejects an absent parent and a cycle', () => {
  expect(() => nestedSets([{ slug: 'a', parent: 'b' }])).toThrow('Group a');
  expect(() =>
    nestedSets([
      { slug: 'a', parent: 'b' },
      { slug: 'b', parent: 'a' },
    ]),
  ).toThrow('does not lead to a top group');
});
