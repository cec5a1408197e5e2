'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Question = lazyPart(async () => (await import('./consent.client')).Consent);

/** A separate chunk, since most sites use no analytics and need no consent. */
export function Consent(props: ComponentProps<typeof Question>) {
  return <Question {...props} />;
}
