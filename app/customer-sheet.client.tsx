'use client';

import './globals.css';

/** Nothing but its style sheet. */
export function CustomerSheet() {
  return null;
}
