import { sendPicture } from './picture';

const ORIGIN = 'https://shop.example';
const assign = jest.fn();
const fetchMock = jest.fn();
const form = { action: `${ORIGIN}/api/account/image` } as HTMLFormElement;

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { window: { location: { assign } }, fetch: fetchMock });
  globalThis.FormData = class {} as unknown as typeof FormData;
});
afterAll(() => jest.useRealTimers());
beforeEach(() => jest.clearAllMocks());

/** Mocks fetch as if it had followed the route's redirect. */
function arrivesAt(path: string): void {
  fetchMock.mockResolvedValue({ redirected: true, status: 200, url: `${ORIGIN}${path}` });
}

it.each([
  ['saved', 'saved'],
  ['large', 'large'],
  ['nonsense', 'refused'],
])('reads the outcome %s from the redirect’s target', async (query, outcome) => {
  arrivesAt(`/profile?picture=${query}`);
  expect(await sendPicture(form)).toBe(outcome);
  expect(assign).not.toHaveBeenCalled();
});

it('follows a redirect to the sign-in', async () => {
  arrivesAt('/login?ended=1&next=%2Fprofile');
  expect(await sendPicture(form)).toBeNull();
  expect(assign).toHaveBeenCalledWith(`${ORIGIN}/login?ended=1&next=%2Fprofile`);
});

it.each([
  [403, 'refused'],
  [503, 'unavailable'],
])('returns an outcome for status %d', async (status, outcome) => {
  fetchMock.mockResolvedValue({ redirected: false, status });
  expect(await sendPicture(form)).toBe(outcome);
});

it('returns an outcome if nothing responds, and rethrows other errors', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await sendPicture(form)).toBe('unavailable');
  fetchMock.mockRejectedValueOnce(new RangeError('a fault'));
  await expect(sendPicture(form)).rejects.toThrow('a fault');
});
