import { UPDATE_CHECK_MS } from '@/lib/config/constants';
import { OFFLINE_CACHE, OFFLINE_PAGE, WORKER_PATH } from './worker-names';

/** True for the errors of browsers without service workers: in private windows, offline, or disabled. */
function isUnsupported(error: unknown): boolean {
  return error instanceof DOMException || error instanceof TypeError;
}

function skipWaiting(worker: ServiceWorker): void {
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** Caches the offline page in the current language. */
async function keepOfflinePage(language: string): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const cached = await cache.match(OFFLINE_PAGE);
  if (cached && cached.headers.get('content-language') !== language)
    await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

/** Timeout: browsers let the old worker finish its requests, of other tabs too. */
const TAKEOVER_MS = 3_000;

/**
 * Reloads the page with the newer version; at once when another tab has applied it already. After the timeout it
 * reloads all the same, and the waiting version is applied on opening.
 */
function applyUpdate(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  const reload = () => location.reload();
  if (worker.state !== 'installed') return reload();
  container.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKEOVER_MS);
  skipWaiting(worker);
}

/**
 * Registers the service worker and reports each newer version with the function that applies it by a reload. A version
 * that is waiting on opening is applied at once, since the page itself is fresh. Checks every 10 minutes, past the
 * browser's cache. Does nothing without service worker support.
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
    // Offline: the next check tries again.
    if (!isUnsupported(error)) throw error;
  }
}
