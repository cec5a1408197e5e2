import { AsyncLocalStorage } from 'node:async_hooks';

/** What is noted about a request while it is answered; server/policy.ts decides by it what becomes of a 500. */
export interface RequestNotes {
  /** The platform did not deliver. */
  unavailable: boolean;
  /** What was sent is no form. */
  unreadable: boolean;
  /** Resolved once Next has said of what the request failed. */
  readonly reported: PromiseWithResolvers<void>;
}

export function newNotes(): RequestNotes {
  return { unavailable: false, unreadable: false, reported: Promise.withResolvers() };
}

const KEY = Symbol.for('stockist.request-notes');

/** On globalThis, because the server and Next's bundles each have a copy of this module. */
function storage(): AsyncLocalStorage<RequestNotes> {
  const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestNotes> };
  shared[KEY] ??= new AsyncLocalStorage<RequestNotes>();
  return shared[KEY];
}

/** Answers a request, whose notes these are. */
export function withNotes<T>(notes: RequestNotes, answer: () => T): T {
  return storage().run(notes, answer);
}

/** Notes something about the request that is being answered; nothing outside of one. */
export function note(change: Partial<Pick<RequestNotes, 'unavailable' | 'unreadable'>>): void {
  Object.assign(storage().getStore() ?? {}, change);
}

/** What the request failed of is known: whoever holds its 500 back need not wait any longer. */
export function noteReported(): void {
  storage().getStore()?.reported.resolve();
}
