'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Late = lazyPart(async () => (await import('./slider.client')).Slider);

/**
 * Puts the carousel's scripts in a separate chunk: pages without a carousel do not load them. Until they are loaded it
 * is a strip.
 */
export function Slider(props: ComponentProps<typeof Late>) {
  return <Late {...props} />;
}
