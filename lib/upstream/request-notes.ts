import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts recorded while a request is handled, from which server/response/policy.ts decides how to respond to a 500. */
export interface RequestNotes {
  /** The platform failed. */
  unavailable: boolean;
  /** The body was not a valid form. */
  unreadable: boolean;
  /** Cached reads were dropped: pages rendered from them are stale. */
  published: boolean;
  /** Trace that the platform's calls belong to (W3C Trace Context); null when tracing is off. */
  readonly traceparent: string | null;
  /** Resolves when Next has reported why the request failed. */
  readonly reported: PromiseWithResolvers<void>;
}

export function newNotes(traceparent: string | null = null): RequestNotes {
  return { unavailable: false, unreadable: false, published: false, traceparent, reported: Promise.withResolvers() };
}

const KEY = Symbol.for('stockist.request-notes');

/** On globalThis, because the server and Next's bundles each have a copy of this module. */
function storage(): AsyncLocalStorage<RequestNotes> {
  const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestNotes> };
  shared[KEY] ??= new AsyncLocalStorage<RequestNotes>();
  return shared[KEY];
}

/** Handles a request with these notes. */
export function withNotes<T>(notes: RequestNotes, answer: () => T): T {
  return storage().run(notes, answer);
}

/** Records a fact about the current request; does nothing outside a request. */
export function note(change: Partial<Pick<RequestNotes, 'unavailable' | 'unreadable' | 'published'>>): void {
  Object.assign(storage().getStore() ?? {}, change);
}

/** Null outside a request, and if tracing is off. */
export function currentTraceparent(): string | null {
  return storage().getStore()?.traceparent ?? null;
}

/** Marks the cause of the failure as known, so that the deferred 500 can be sent. */
export function noteReported(): void {
  storage().getStore()?.reported.resolve();
}
