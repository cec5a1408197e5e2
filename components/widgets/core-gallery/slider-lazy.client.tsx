'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Late = lazyPart(async () => (await import('./slider.client')).Slider);

/**
 * The carousel's scripts in a file of their own: pages without one do not bring them along. Until they are there the
 * strip stands.
 */
export function Slider(props: ComponentProps<typeof Late>) {
  return <Late {...props} />;
}
