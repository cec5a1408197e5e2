'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Late = lazyPart(async () => (await import('./slider.client')).Slider);

/**
 * The carousel's scripts in a chunk of their own: pages without one do not load them. Until then it is a strip.
 */
export function Slider(props: ComponentProps<typeof Late>) {
  return <Late {...props} />;
}
