'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * An effect that runs once for each value. The router hides a page that is left and shows it again with its state, and
 * runs effects again then: what has an effect beyond its own component must not be repeated.
 */
export function useOnceFor<Value>(value: Value, act: (value: Value) => void): void {
  const run = useEffectEvent(act);
  const handled = useRef<{ readonly value: Value } | null>(null);
  useEffect(() => {
    if (handled.current && Object.is(handled.current.value, value)) return;
    handled.current = { value };
    run(value);
  }, [value]);
}
