import { CacheFirst, CacheableResponsePlugin, ExpirationPlugin, Serwist } from 'serwist';
import { endsSession, isSignOut } from '@/lib/browser/site/worker/sign-out';
import { OFFLINE_CACHE, OFFLINE_PAGE, PAD_CACHE, PAD_OFFLINE, PAD_PAGE } from '@/lib/browser/site/worker/worker-names';

/*
 * The service worker: caches files whose names contain a hash, and a page for when there is no network. Pages, calls
 * and personal pictures are never cached; the order pad stores its draft separately. It is bundled with the build's id
 * by scripts/start/build/service-worker.ts.
 */

/** Id of the build, inserted by the bundler: another build is another worker. */
declare const BUILD_ID: string;

/**
 * The part of the worker's scope that is used here; TypeScript's library for workers conflicts with the one for pages.
 */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: LifeEvent & { readonly request: Request }) => void): void;
}
interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}
const scope = globalThis as unknown as WorkerScope;

const ASSETS_CACHE = 'stockist-assets';
const MAX_ASSETS = 300;
const MONTH_SECONDS = 2_592_000;

async function keepOfflinePage(): Promise<void> {
  const cache = await scope.caches.open(OFFLINE_CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

/** At sign-out, deletes everything cached during the session, including which pages were visited. */
async function dropAtSignOut(request: Request): Promise<void> {
  if (!(await endsSession(request, scope.location.origin))) return;
  for (const name of await scope.caches.keys()) await scope.caches.delete(name);
  await keepOfflinePage();
}

async function cached(cache: string, page: string): Promise<Response | undefined> {
  return (await scope.caches.open(cache)).match(page);
}

const worker = new Serwist({
  clientsClaim: true,
  cacheId: BUILD_ID,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: new CacheFirst({
        cacheName: ASSETS_CACHE,
        plugins: [
          new CacheableResponsePlugin({ statuses: [200] }),
          new ExpirationPlugin({ maxEntries: MAX_ASSETS, maxAgeSeconds: MONTH_SECONDS }),
        ],
      }),
    },
    {
      // Online, the browser loads pages without the worker: a request from a worker loses the browser's Sec-Fetch-Dest,
      // Sec-Fetch-Site and Sec-Fetch-User headers, and so every check that depends on them.
      matcher: ({ request }) => request.mode === 'navigate' && !scope.navigator.onLine,
      handler: async ({ request }) => {
        try {
          return await fetch(request);
        } catch (error) {
          const pad = new URL(request.url).pathname === PAD_PAGE ? await cached(PAD_CACHE, PAD_OFFLINE) : undefined;
          const page = pad ?? (await cached(OFFLINE_CACHE, OFFLINE_PAGE));
          if (page) return page;
          throw error;
        }
      },
    },
  ],
});

scope.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
scope.addEventListener('fetch', (event) => {
  if (isSignOut(event.request.url, scope.location.origin)) event.waitUntil(dropAtSignOut(event.request));
});
worker.addEventListeners();
