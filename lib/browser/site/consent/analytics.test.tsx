import type { ThirdPartyKeys } from '@/lib/domain/web/third-parties';

const KEYS: ThirdPartyKeys = { analytics: 'G-1', tagManager: '', pixel: '' };

const loaded = () => [...document.scripts].map(({ src }) => src);
const rendering = (ahead: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: ahead, configurable: true });

/** Loads the module anew per test: analytics cannot be stopped. */
async function start(): Promise<void> {
  jest.resetModules();
  const { startAnalytics } = await import('./analytics');
  startAnalytics(KEYS);
  startAnalytics(KEYS);
}

beforeEach(() => document.head.replaceChildren());
afterAll(() => rendering(false));

it('counts a page view once', async () => {
  rendering(false);
  await start();
  expect(loaded()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
});

it('counts a prerendered page when it is shown, not before', async () => {
  rendering(true);
  await start();
  expect(loaded()).toEqual([]);
  rendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(loaded()).toHaveLength(1);
});
