'use client';

import { type ComponentProps, lazy } from 'react';
import { keepTrying } from '@/lib/browser/keep-trying';

const Question = lazy(async () => ({ default: (await keepTrying(() => import('./consent.client'))).Consent }));

/** In a file of its own: most sites count nobody, and have nobody to ask. */
export function Consent(props: ComponentProps<typeof Question>) {
  return <Question {...props} />;
}
