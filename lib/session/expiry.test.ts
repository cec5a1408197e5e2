import { needsRefresh, tokenExpiry } from './expiry';

const token = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;

describe('token expiry', () => {
  const now = new Date(1_000_000_000_000);
  const seconds = now.getTime() / 1000;

  it.each([
    [31, false],
    [30, true],
    [0, true],
    [-5, true],
  ])('decides whether to refresh with %i s left', (left, refresh) => {
    expect(needsRefresh(token({ exp: seconds + left }), now)).toBe(refresh);
  });

  it.each(['', 'garbage', 'a.b.c', token({})])('is absent for %j', (text) => {
    expect(tokenExpiry(text)).toBeNull();
    expect(needsRefresh(text, now)).toBe(false);
  });
});
