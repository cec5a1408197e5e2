'use client';

import { useSessionSync } from '@/lib/browser/session';

/** See useSessionSync; `viewer` is null when the platform did not tell who is signed in. */
export function SessionSync({ viewer }: { viewer: string | null }) {
  useSessionSync(viewer);
  return null;
}
