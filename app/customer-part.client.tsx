'use client';

import dynamic from 'next/dynamic';

const Loaded = dynamic(async () => (await import('./customer-loaded.client')).CustomerLoaded);

/**
 * What a customer has on pages that visitors see, too: the whole style sheet, where those have what they need of it in
 * the page (site.css), and the way back from the sign-in. Dynamic, because a page links what it imports for everybody.
 */
export function CustomerPart() {
  return <Loaded />;
}
