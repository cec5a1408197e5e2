'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Area = lazyPart(async () => (await import('./cart-area.client')).CartArea);

/** The cart's scripts in their own chunk: a visitor's /cart needs none. */
export function CartArea(props: ComponentProps<typeof Area>) {
  return <Area {...props} />;
}
