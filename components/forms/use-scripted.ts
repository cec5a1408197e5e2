'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once scripts have taken over: a control that needs them is there only when it works. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
