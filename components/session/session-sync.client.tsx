'use client';

import { useSessionSync } from '@/lib/browser/session';
import type { SessionState } from '@/lib/session/proof/tag';

/** Once per page, in the root layout: see useSessionSync. */
export function SessionSync({ state }: { state: SessionState }) {
  useSessionSync(state);
  return null;
}
