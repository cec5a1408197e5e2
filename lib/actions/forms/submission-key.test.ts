import { submissionKey } from './submission-key';

const sent = new Map([
  ['user-agent', 'a browser'],
  ['x-forwarded-for', '203.0.113.7'],
]);
jest.mock('next/headers', () => ({ headers: async () => sent, cookies: jest.fn() }));
jest.mock('../../upstream/session/sign-in', () => ({ visitorAddress: async () => sent.get('x-forwarded-for') }));

const KEY = 'a'.repeat(36);
const AT = Date.UTC(2026, 10, 21, 12, 1);
const keyOf = (typed: string, contents = 'x', at = AT, what = '1') => submissionKey(typed, what, contents, at);

it('combines the form’s own key with the contents, at any time', async () => {
  const key = await keyOf(KEY);
  expect(key).toMatch(/^[\w.:-]{8,128}$/);
  expect(await keyOf(KEY, 'x', AT + 86_400_000)).toBe(key);
  expect(await keyOf(KEY, 'y')).not.toBe(key);
  expect(await keyOf(KEY, 'x', AT, '2')).not.toBe(key);
  expect(await keyOf('b'.repeat(36))).not.toBe(key);
});

it.each(['', 'short', '../../x', 'x'.repeat(100)])(
  'hashes sender, contents and time without a valid key: %j',
  async (typed) => {
    const key = await keyOf(typed);
    expect(key).toMatch(/^auto-[\w-]{22}$/);
    expect(await keyOf('', 'x', AT + 60_000)).toBe(key);
    expect(await keyOf('', 'x', AT + 600_000)).not.toBe(key);
    expect(await keyOf('', 'y')).not.toBe(key);
    sent.set('x-forwarded-for', '203.0.113.8');
    expect(await keyOf('')).not.toBe(key);
    sent.set('x-forwarded-for', '203.0.113.7');
  },
);
