import { plainPath, redirectProblem } from './redirect-table';

const others = [
  { from: '/a', to: '/b' },
  { from: '/b', to: '/c?x=1' },
  { from: '/away', to: 'https://example.com/start' },
];

it.each([
  ['/new', '/about'],
  ['/new', 'https://example.com'],
  ['new', '/a'],
  ['/shop/old', '/shop'],
  ['/start', '/away'],
])('%s may lead to %s', (from, to) => {
  expect(redirectProblem({ from, to }, others)).toBeNull();
});

it.each([
  ['/c', '/a', 'circle'],
  ['/c', '/c', 'circle'],
  ['/c', '/c/#top', 'circle'],
  ['/a', '/z', 'already'],
  ['/a/', '/z', 'already'],
  ['/', '/z', 'path of this site'],
  ['https://x.example', '/z', 'path of this site'],
  ['/x y', '/z', 'path of this site'],
  ['/x', 'javascript:alert(1)', 'must be a path'],
  ['/x', '//evil.example', 'must be a path'],
])('%s may not lead to %s', (from, to, words) => {
  expect(redirectProblem({ from, to }, others)).toMatch(new RegExp(words));
});

it('compares addresses without query, hash and last slash', () => {
  expect(['/a/', 'a', '/a?x=1', '/a#y'].map(plainPath)).toEqual(['/a', '/a', '/a', '/a']);
});
