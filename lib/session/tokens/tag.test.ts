import { NO_SESSION, sessionState } from './tag';

const now = new Date('2026-11-21T10:00:00Z');
const session = { sid: 'sid-1', accessToken: 'opaque', refreshToken: 'refresh-1', fingerprint: 'print', issuedAt: 0 };
const jwt = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sig`;

it('is empty without a session', () => {
  expect(sessionState(null, now)).toBe(NO_SESSION);
});

it('contains the remaining seconds', () => {
  expect(sessionState({ ...session, accessToken: jwt({ exp: now.getTime() / 1000 + 90 }) }, now).expiresIn).toBe(90);
  expect(sessionState({ ...session, accessToken: jwt({ exp: now.getTime() / 1000 - 5 }) }, now).expiresIn).toBe(-5);
});

it('has no expiry if the token cannot be decoded', () => {
  expect(sessionState(session, now).expiresIn).toBeNull();
  expect(sessionState({ ...session, accessToken: jwt({}) }, now).expiresIn).toBeNull();
});

it('has a separate tag per session, and reveals neither tokens nor the session id', () => {
  const one = sessionState(session, now);
  expect(sessionState({ ...session, accessToken: 'renewed', refreshToken: 'refresh-2' }, now).tag).toBe(one.tag);
  expect(sessionState({ ...session, sid: 'sid-2' }, now).tag).not.toBe(one.tag);
  expect(JSON.stringify(one)).not.toMatch(/sid-1|opaque|refresh|print/);
});
