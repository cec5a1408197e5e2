'use client';

import { useSessionSync } from '@/lib/browser/sign-in/session';
import type { SessionState } from '@/lib/session/tokens/tag';

/** Rendered once per page, in the root layout: see useSessionSync. */
export function SessionSync({ state }: { state: SessionState }) {
  useSessionSync(state);
  return null;
}
