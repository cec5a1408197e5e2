import { useRef } from 'react';
import { newKey } from './new-key';

const NOTHING = { contents: '', key: '' };

/** The idempotency key of what is sent: a retry of the same contents, while no reply has come, uses the same one. */
export function useRetryKey() {
  const sent = useRef(NOTHING);
  return {
    keyOf(contents: string): string {
      if (sent.current.contents !== contents) sent.current = { contents, key: newKey() };
      return sent.current.key;
    },
    /** What is sent from now on is meant, also if it is the same. */
    answered(): void {
      sent.current = NOTHING;
    },
  };
}
