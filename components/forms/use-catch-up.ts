'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Runs once after hydration, to take over earlier input. It runs before the next key event: a change of one field would
 * empty the fields whose values React does not know yet.
 */
export function useCatchUp(read: () => void): void {
  const run = useEffectEvent(read);
  useLayoutEffect(() => run(), []);
}
