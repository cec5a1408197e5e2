'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Area = lazyPart(async () => (await import('./cart-area.client')).CartArea);

/** The cart's scripts in a file of their own: what a visitor is shown of /cart has no use for them. */
export function CartArea(props: ComponentProps<typeof Area>) {
  return <Area {...props} />;
}
