'use client';

import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Keeps the footer below the screen. */
const PLACE = <div className="h-160" />;

/**
 * Renders its children after the first screen of a page that the router opened, which a slow phone then shows sooner.
 * In a document they are there from the start.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const inDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useDeferredValue(children, inDocument ? undefined : PLACE);
}
