'use client';

import { type ComponentProps, lazy } from 'react';
import { keepTrying } from '@/lib/browser/keep-trying';

const Late = lazy(async () => ({ default: (await keepTrying(() => import('./slider.client'))).Slider }));

/** The carousel's scripts in a file of their own: pages without one do not bring them along. Until they are there the strip stands. */
export function Slider(props: ComponentProps<typeof Late>) {
  return <Late {...props} />;
}
