import { UpstreamError } from '../../upstream/errors';
import type { SessionData } from '../../session/data';
import { reportExpired, reportNotRefreshed } from '../../session/expired-tokens';
import { customerPage, orRefused } from './customer-page';

let kind = 'customer';
jest.mock('../viewer', () => ({ getViewer: async () => ({ kind }) }));

let session: SessionData | null = null;
jest.mock('../../session/current', () => ({ currentSession: async () => session }));
const sessionOf = (more: Partial<SessionData> = {}): SessionData => ({
  sid: 's',
  accessToken: 'opaque',
  refreshToken: 'R',
  fingerprint: 'f',
  issuedAt: 1,
  ...more,
});

const fails = (error: Error) => () => Promise.reject(error);
const over = new UpstreamError('unauthorized', 'Over.', { status: 401 });

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});
beforeEach(() => {
  kind = 'customer';
  session = sessionOf();
});

it('returns the customer’s data', async () => {
  const value = { orders: 3 };
  expect(await customerPage(async () => value)).toBe(value);
  expect(await customerPage(async () => null)).toBeNull();
});

it('requires a new sign-in if the session ended before or during the read', async () => {
  expect(await customerPage(fails(over))).toBe('ended');
  kind = 'visitor';
  expect(await customerPage(fails(over))).toBe('ended');
  expect(await customerPage(fails(new Error('a fault')))).toBe('ended');
  expect(await customerPage(async () => ({ orders: 3 }))).toBe('ended');
});

it('says that the token has only expired, unless it cannot be renewed or was just issued', async () => {
  const read = () => Promise.all([customerPage(fails(over)), orRefused(fails(over)())]);
  reportExpired(sessionOf());
  expect(await read()).toEqual(['expired', 'expired']);
  kind = 'visitor';
  expect(await customerPage(async () => ({}))).toBe('expired');
  for (const more of [{ refreshToken: '' }, { issuedAt: Date.now() / 1000 - 5 }, { accessToken: 'another' }]) {
    session = sessionOf(more);
    expect(await read()).toEqual(['ended', 'ended']);
  }
  session = sessionOf();
  reportNotRefreshed(session);
  reportExpired(session);
  expect(await read()).toEqual(['unavailable', 'unavailable']);
  session = null;
  expect(await read()).toEqual(['ended', 'ended']);
});

it('reports that the platform does not respond, without a sign-out', async () => {
  expect(await customerPage(fails(new UpstreamError('unavailable', 'Network Error')))).toBe('unavailable');
  expect(await customerPage(fails(new UpstreamError('invalid-reply', 'Network Error')))).toBe('unavailable');
  const { digest } = new UpstreamError('unavailable', 'Network Error');
  expect(await customerPage(fails(Object.assign(new Error('of a cached read'), { digest })))).toBe('unavailable');
});

it('rethrows unexpected errors', async () => {
  await expect(customerPage(fails(new Error('a fault')))).rejects.toThrow('a fault');
});
