'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Question = lazyPart(async () => (await import('./consent.client')).Consent);

/** In a file of its own: most sites count nobody, and have nobody to ask. */
export function Consent(props: ComponentProps<typeof Question>) {
  return <Question {...props} />;
}
