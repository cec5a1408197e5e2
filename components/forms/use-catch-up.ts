'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Runs once when the scripts have taken over: what was typed or chosen before that counts. It runs before the browser
 * hands on the next key: a change of one field would empty the fields whose values React does not know yet.
 */
export function useCatchUp(read: () => void): void {
  const run = useEffectEvent(read);
  useLayoutEffect(() => run(), []);
}
