'use client';

import { useEffect, useEffectEvent } from 'react';

/** Runs once when the scripts have taken over: what was typed or chosen before that counts. */
export function useCatchUp(read: () => void): void {
  const run = useEffectEvent(read);
  useEffect(() => {
    let current = true;
    queueMicrotask(() => {
      if (current) run();
    });
    return () => {
      current = false;
    };
  }, []);
}
