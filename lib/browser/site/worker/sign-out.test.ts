import { endsSession, isSignOut } from './sign-out';

const SHOP = 'https://shop.example';
const ask = jest.fn<Promise<Response>, []>();
const state = (tag: string) => Response.json({ tag, expiresIn: null });

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset().mockImplementation(async () => state('mine'));
  globalThis.fetch = ask as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

/** What it resolves to within half a minute. */
async function ends(method: string, referrer: string): Promise<boolean> {
  const ending = endsSession({ method, referrer }, SHOP);
  await jest.advanceTimersByTimeAsync(30_000);
  return ending;
}

it.each([
  [`${SHOP}/logout`, true],
  [`${SHOP}/logout?x=1`, true],
  [`${SHOP}/api/session/logout`, true],
  [`${SHOP}/logout/more`, false],
  ['https://other.example/logout', false],
])('counts %s as a sign-out: %s', (url, expected) => {
  expect(isSignOut(url, SHOP)).toBe(expected);
});

it('is certain of a form of this site, without asking', async () => {
  await expect(endsSession({ method: 'POST', referrer: `${SHOP}/my-account` }, SHOP)).resolves.toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['a link of another site', 'GET', 'https://other.example/'],
  ['a link of this site', 'GET', `${SHOP}/faq`],
  ['a form of another site', 'POST', 'https://other.example/'],
  ['a form of a site with a similar name', 'POST', `${SHOP}.other.example/`],
  ['a form that hides where it is from', 'POST', ''],
])('follows the session at %s', async (_, method, referrer) => {
  expect(await ends(method, referrer)).toBe(false);
  ask.mockImplementationOnce(async () => state('mine')).mockImplementation(async () => state(''));
  expect(await ends(method, referrer)).toBe(true);
});

it.each([
  ['no reply', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response('{"tag":""}', { status: 503 })],
  ['garbage', async () => new Response('<html>')],
])('takes %s for no sign-out, and asks again', async (_, answer) => {
  ask.mockImplementation(answer);
  expect(await ends('GET', '')).toBe(false);
  ask.mockImplementationOnce(answer).mockImplementation(async () => state(''));
  expect(await ends('GET', '')).toBe(true);
});
