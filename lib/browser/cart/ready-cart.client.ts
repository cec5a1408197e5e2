'use client';

import { useEffect } from 'react';
import { retryUntilLoaded } from '../retry-until-loaded';

/** Lets a page settle first. */
const READY_MS = 500;

/**
 * Loads the code that changes the cart before anybody presses a button, and after everything that the page itself
 * needs.
 */
export function useReadyCart(): void {
  useEffect(() => {
    const timer = setTimeout(() => void retryUntilLoaded(() => import('./cart-calls')), READY_MS);
    return () => clearTimeout(timer);
  }, []);
}
