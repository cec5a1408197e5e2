import { useSyncExternalStore } from 'react';

/** The visitor's choice about analytics; null before it is made. */
export type Consent = 'yes' | 'no' | null;

const KEY = 'stockist-consent';
const CHANGED = 'stockist-consent';

/** The answer on this page if it cannot be stored, as on a full device. */
let unstored: Consent = null;

/** Global Privacy Control counts as a refusal. */
function asksForPrivacy(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Undefined where nothing can be chosen: the browser refuses for its user, or keeps no answer. */
function current(): Consent | undefined {
  if (asksForPrivacy()) return undefined;
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'yes' || stored === 'no' ? stored : unstored;
  } catch (error) {
    // Without storage, consent cannot be remembered.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function watch(changed: () => void): () => void {
  const stop = new AbortController();
  addEventListener('storage', ({ key }) => key === KEY && changed(), stop); // from other tabs
  addEventListener(CHANGED, changed, stop);
  return () => stop.abort();
}

/** Stores the choice for all tabs; null asks again. */
export function answerConsent(answer: Consent): void {
  unstored = null;
  try {
    if (answer === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, answer);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    unstored = answer;
  }
  dispatchEvent(new Event(CHANGED));
}

/** The visitor's choice; undefined on the server, and where there is none. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(watch, current, () => undefined);
}
