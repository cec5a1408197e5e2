'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Runs once after hydration, to apply earlier input. It runs before the next key event: a change of one field would
 * reset the fields whose values React does not know yet.
 */
export function useEarlyInput(read: () => void): void {
  const run = useEffectEvent(read);
  useLayoutEffect(() => run(), []);
}
