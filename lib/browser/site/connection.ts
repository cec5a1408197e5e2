import { useSyncExternalStore } from 'react';

const PROBE_MS = 5_000;
const PROBE = '/api/session/link';

let active = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Records whether a call got a response (link_active, specification 1, section 4). After a failure the connection is
 * polled until it works.
 */
export function reportReply(replied: boolean): void {
  clearTimeout(timer);
  if (!replied) timer = setTimeout(() => void probe(), PROBE_MS);
  if (replied === active) return;
  active = replied;
  for (const listener of listeners) listener();
}

/** True for fetch's errors if there is no response. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException;
}

async function probe(): Promise<void> {
  try {
    reportReply((await fetch(PROBE, { cache: 'no-store' })).ok);
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    reportReply(false);
  }
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  listeners.add(listener);
  window.addEventListener('offline', () => reportReply(false), stop);
  window.addEventListener('online', () => void probe(), stop);
  return () => {
    listeners.delete(listener);
    stop.abort();
  };
}

/** True if the last call got a response; true on the server. */
export function useLinkActive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => active,
    () => true,
  );
}
