import { type RefObject, useRef } from 'react';
import { newKey } from './new-key';

/** What was sent last, and when, in milliseconds; null once it was answered. */
export type Sent = { readonly contents: string; readonly key: string; readonly at: number } | null;

/**
 * The idempotency key of what is sent: a retry of the same contents, while no reply has come, uses the same one. `kept`
 * holds it for a page that stores it on the device.
 */
export function useRetryKey(kept?: RefObject<Sent>) {
  const own = useRef<Sent>(null);
  const sent = kept ?? own;
  return {
    keyOf(contents: string): string {
      const known = sent.current?.contents === contents ? sent.current : { contents, key: newKey(), at: Date.now() };
      sent.current = known;
      return known.key;
    },
    /** What is sent from now on is meant, also if it is the same. */
    answered(): void {
      sent.current = null;
    },
  };
}
