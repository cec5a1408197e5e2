import type { ReactNode } from 'react';

/** Renders the marked words of a message: `t.rich(key, { who: strong })`. */
export function strong(words: ReactNode): ReactNode {
  return <strong className="font-medium text-ink">{words}</strong>;
}
