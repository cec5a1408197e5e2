'use client';

import dynamic from 'next/dynamic';

const Sheet = dynamic(async () => (await import('./customer-sheet.client')).CustomerSheet);

/**
 * The whole style sheet on pages that visitors see, too: those have what they need of it in the page (site.css).
 * Dynamic, because a page links what it imports for everybody.
 */
export function CustomerStyles() {
  return <Sheet />;
}
