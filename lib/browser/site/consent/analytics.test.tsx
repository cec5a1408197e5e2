import type { ThirdPartyKeys } from '@/lib/domain/web/third-parties';

const KEYS: ThirdPartyKeys = { analytics: 'G-1', tagManager: '', pixel: '', matomoUrl: '', matomoSite: '' };

const loaded = () => [...document.scripts].map(({ src }) => src);
const rendering = (ahead: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: ahead, configurable: true });

/** Loads the module anew per test: analytics cannot be stopped. */
async function start(keys = KEYS): Promise<void> {
  jest.resetModules();
  const { startAnalytics } = await import('./analytics');
  startAnalytics(keys);
  startAnalytics(keys);
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

it('counts at a Matomo server, by the address without its query', async () => {
  rendering(false);
  history.replaceState(null, '', '/shop?q=secret');
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://shop.example/login/link?code=secret');
  await start({ ...KEYS, analytics: '', matomoUrl: 'https://stats.example.com/', matomoSite: '4' });
  expect(loaded()).toEqual(['https://stats.example.com/matomo.js']);
  expect(window._paq).toEqual([
    ['setTrackerUrl', 'https://stats.example.com/matomo.php'],
    ['setSiteId', '4'],
    ['setCustomUrl', `${location.origin}/shop`],
    ['setReferrerUrl', 'https://shop.example/login/link'],
    ['trackPageView'],
  ]);
});
