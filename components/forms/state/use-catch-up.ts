'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Runs once after hydration, to apply earlier input. It runs before the next key event: a change of one field would
 * reset the fields whose values React does not know yet. A page that the router shows again has no such input: effects
 * run again, but React knows its values.
 */
export function useEarlyInput(read: () => void): void {
  const run = useEffectEvent(read);
  const done = useRef(false);
  useLayoutEffect(() => {
    if (done.current) return;
    done.current = true;
    run();
  }, []);
}
