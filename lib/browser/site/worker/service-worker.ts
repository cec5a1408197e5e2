import { UPDATE_CHECK_MS } from '@/lib/config/constants';
import { OFFLINE_CACHE, OFFLINE_PAGE, WORKER_PATH } from './worker-names';

/**
 * True for what browsers throw where they keep no service worker: in private windows, without a network, by a setting.
 */
function isUnsupported(error: unknown): boolean {
  return error instanceof DOMException || error instanceof TypeError;
}

function skipWaiting(worker: ServiceWorker): void {
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** The page for when there is no network, in the language that is read now. */
async function keepOfflinePage(language: string): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const kept = await cache.match(OFFLINE_PAGE);
  if (kept && kept.headers.get('content-language') !== language)
    await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

/** A browser lets the old version finish what it fetches, in other tabs too; nobody waits longer for that. */
const TAKEOVER_MS = 3_000;

/**
 * Loads the page anew with the newer version; at once where another tab has applied it already. Where the old version
 * does not end in time the page is loaded all the same, and takes the newer one when it opens.
 */
function applyUpdate(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  const reload = () => location.reload();
  if (worker.state !== 'installed') return reload();
  container.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKEOVER_MS);
  skipWaiting(worker);
}

/**
 * Registers the service worker and tells of each newer version, with what applies it: the page is loaded anew with it.
 * A version that waits when a page is opened is applied there and then, for this page is new already. Looks again every
 * 10 minutes, past the browser's cache. Does nothing where there can be no service worker.
 */
export async function watchForUpdates(language: string, found: (apply: () => void) => void): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  try {
    const registration = await container.register(WORKER_PATH, { updateViaCache: 'none' });
    if (registration.waiting) skipWaiting(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && container.controller) found(() => applyUpdate(container, worker));
      });
    });
    setInterval(() => void checkSession(registration), UPDATE_CHECK_MS);
    await keepOfflinePage(language);
  } catch (error) {
    if (!isUnsupported(error)) throw error;
  }
}

async function checkSession(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch (error) {
    // No network at the moment: there is a next time.
    if (!isUnsupported(error)) throw error;
  }
}
