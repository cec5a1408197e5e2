'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Area = lazyPart(async () => (await import('./cart-area.client')).CartArea);

/** Puts the cart's scripts in a separate chunk: a visitor's /cart needs none. */
export function CartArea(props: ComponentProps<typeof Area>) {
  return <Area {...props} />;
}
