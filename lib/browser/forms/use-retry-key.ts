import { type RefObject, useRef } from 'react';
import { RETRY_MS } from '@/lib/domain/values/retry-time';
import { newKey } from './new-key';

/** What was sent last, and when, in milliseconds; null once it was answered. */
export type Sent = { readonly contents: string; readonly key: string; readonly at: number } | null;

/**
 * The idempotency key of what is sent: a retry of the same contents within an hour, while no reply has come, uses the
 * same one. `kept` holds it for a page that stores it on the device.
 */
export function useRetryKey(kept?: RefObject<Sent>) {
  const own = useRef<Sent>(null);
  const sent = kept ?? own;
  return {
    keyOf(contents: string): string {
      const now = Date.now();
      const last = sent.current;
      const isRetry = last?.contents === contents && now - last.at < RETRY_MS;
      const known = isRetry ? last : { contents, key: newKey(), at: now };
      sent.current = known;
      return known.key;
    },
    /** What is sent from now on is meant, also if it is the same. */
    answered(): void {
      sent.current = null;
    },
  };
}
