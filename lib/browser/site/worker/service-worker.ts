import { UPDATE_CHECK_MS } from '@/lib/config/constants';
import { OFFLINE_CACHE, OFFLINE_PAGE, WORKER_PATH } from './worker-names';

/** True for the errors of browsers without service workers: private window, offline, or disabled. */
function isUnsupported(error: unknown): boolean {
  return error instanceof DOMException || error instanceof TypeError;
}

function skipWaiting(worker: ServiceWorker): void {
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** Stores the offline page in the current language, also where the worker could not load it again after a sign-out. */
async function keepOfflinePage(language: string): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const cached = await cache.match(OFFLINE_PAGE);
  if (cached?.headers.get('content-language') !== language)
    await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

/** Timeout: the old worker finishes its requests first, including those of other tabs. */
const TAKEOVER_MS = 3_000;

/**
 * Reloads the page with the newer version; at once if another tab has applied it already. After the timeout it reloads
 * anyway, and the waiting version is applied the next time a page opens.
 */
function applyUpdate(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  const reload = () => location.reload();
  if (worker.state !== 'installed') return reload();
  container.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKEOVER_MS);
  skipWaiting(worker);
}

/**
 * Registers the service worker and reports each newer version, with a function that applies it by a reload. A version
 * already waiting is applied at once, since the page was just loaded. Checks every 10 minutes, bypassing the browser's
 * cache. Does nothing without service worker support.
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
    // A worker stores the page itself while it is installed.
    await container.ready;
    await keepOfflinePage(language);
  } catch (error) {
    if (!isUnsupported(error)) throw error;
  }
}

async function checkSession(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch (error) {
    // Offline: retried by the next check.
    if (!isUnsupported(error)) throw error;
  }
}
