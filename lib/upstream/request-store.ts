import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestStore {
  unavailable: boolean;
  unreadable: boolean;
}

const KEY = Symbol.for('stockist.request');

/**
 * Shared with scripts/storefront.ts, which answers 503 instead of 500 when the platform could not be reached, and 400 when what was sent
 * is no form.
 * It lives on globalThis because the server and Next's bundles each have modules of their own.
 */
export function requestStorage(): AsyncLocalStorage<RequestStore> {
  const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestStore> };
  shared[KEY] ??= new AsyncLocalStorage<RequestStore>();
  return shared[KEY];
}

export function markUnavailable(): void {
  const store = requestStorage().getStore();
  if (store) store.unavailable = true;
}

export function markUnreadable(): void {
  const store = requestStorage().getStore();
  if (store) store.unreadable = true;
}
