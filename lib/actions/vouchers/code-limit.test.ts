import { UpstreamError } from '../../upstream/errors';
import { tryCode } from './code-limit';

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});

let asked = 0;
const wrong = async () => ({ success: false, asked: (asked += 1) });
const right = async () => ({ success: true, asked: (asked += 1) });
const failing = (error: UpstreamError) => () => Promise.reject(error);

beforeEach(() => {
  asked = 0;
});

it('sends five wrong codes a minute, then returns the wait without sending', async () => {
  const who = { account: 'a', address: '203.0.113.1' };
  for (let code = 0; code < 5; code += 1) await tryCode(who, wrong);
  await expect(tryCode(who, wrong)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  await expect(tryCode({ account: 'a', address: '203.0.113.2' }, wrong)).rejects.toMatchObject({ status: 429 });
  await expect(tryCode({ account: 'b', address: '203.0.113.1' }, wrong)).rejects.toMatchObject({ status: 429 });
  expect(asked).toBe(5);
  expect(await tryCode({ account: 'b', address: '203.0.113.3' }, right)).toMatchObject({ success: true });
});

it.each([
  ['that are right', right],
  ['that could not be checked', failing(new UpstreamError('unavailable', 'Network Error'))],
  ['of a visitor', failing(new UpstreamError('unauthorized', ''))],
])('does not count codes %s', async (name, work) => {
  for (let code = 0; code < 8; code += 1) await tryCode({ account: name, address: name }, work).catch(() => null);
  expect(await tryCode({ account: name, address: name }, wrong)).toMatchObject({ success: false });
});

it('counts refused codes', async () => {
  const refused = failing(new UpstreamError('refused', 'No.', { status: 422 }));
  for (let code = 0; code < 5; code += 1) await tryCode({ account: 'r', address: '::1' }, refused).catch(() => null);
  await expect(tryCode({ account: 'r', address: '::1' }, right)).rejects.toMatchObject({ status: 429 });
});
