import { UpstreamError } from '../../upstream/errors';
import { customerPage } from './customer-page';

let kind = 'customer';
jest.mock('../viewer', () => ({ getViewer: async () => ({ kind }) }));

const fails = (error: Error) => () => Promise.reject(error);
const over = new UpstreamError('unauthorized', 'Over.', { status: 401 });

beforeEach(() => {
  kind = 'customer';
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

it('reports that the platform does not respond, without a sign-out', async () => {
  expect(await customerPage(fails(new UpstreamError('unavailable', 'Network Error')))).toBe('unavailable');
  expect(await customerPage(fails(new UpstreamError('invalid-reply', 'Network Error')))).toBe('unavailable');
});

it('rethrows unexpected errors', async () => {
  await expect(customerPage(fails(new Error('a fault')))).rejects.toThrow('a fault');
});
