import { redirectMap } from './redirects';

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
