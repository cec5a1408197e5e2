import { redirectMap, withQuery } from './redirects';

describe('redirectMap', () => {
  it('follows chains and drops loops', () => {
    const map = redirectMap([
      { from: '/a', to: '/b' },
      { from: 'b/', to: '/c?x=1' },
      { from: '/loop', to: '/pool' },
      { from: '/pool', to: '/loop' },
      { from: '/self', to: '/self/' },
      { from: '/bad', to: 'javascript:alert(1)' },
    ]);
    expect(Object.fromEntries(map)).toEqual({ '/a': '/c?x=1', '/b': '/c?x=1' });
  });
});

it.each([
  ['/b', '', '/b'],
  ['/b', '?x=1', '/b?x=1'],
  ['/b?y=2', '?x=1', '/b?y=2&x=1'],
  ['/b#part', '?x=1', '/b?x=1#part'],
  ['/b?y=2#part', '', '/b?y=2#part'],
  ['https://other.example/', '?x=1', 'https://other.example/?x=1'],
])('%s with %p is %s', (target, search, address) => {
  expect(withQuery(target, search)).toBe(address);
});
