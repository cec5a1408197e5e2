import { watchForUpdates } from './service-worker';

const add = jest.fn<Promise<void>, [Request]>();
const match = jest.fn<Promise<Response | undefined>, [string]>();
let installed: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  add.mockReset().mockResolvedValue(undefined);
  match.mockReset().mockResolvedValue(undefined);
  Object.assign(globalThis, {
    caches: { open: async () => ({ add, match }) },
    // Only a browser resolves an address without an origin.
    Request: class {
      constructor(readonly url: string) {}
    },
  });
  const ready = new Promise<void>((resolve) => (installed = resolve));
  const registration = { waiting: null, addEventListener: jest.fn(), update: jest.fn() };
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { serviceWorker: { ready, register: async () => registration } },
  });
});
afterEach(() => jest.useRealTimers());

const page = (language: string) => new Response('', { headers: { 'content-language': language } });

async function watch(): Promise<void> {
  const watching = watchForUpdates('de', () => undefined);
  installed();
  await watching;
}

it.each([
  ['absent, as after a sign-out without a network', undefined],
  ['in another language', page('en')],
])('stores the offline page if it is %s', async (_, stored) => {
  match.mockResolvedValue(stored);
  await watch();
  expect(add.mock.calls).toMatchObject([[{ url: '/offline' }]]);
});

it('leaves the offline page in the current language', async () => {
  match.mockResolvedValue(page('de'));
  await watch();
  expect(add).not.toHaveBeenCalled();
});

it('waits for the first worker, which stores it itself', async () => {
  void watchForUpdates('de', () => undefined);
  await jest.advanceTimersByTimeAsync(10);
  expect(match).not.toHaveBeenCalled();
});

it('tries again with the next page if it cannot be loaded', async () => {
  add.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(watch()).resolves.toBeUndefined();
});
