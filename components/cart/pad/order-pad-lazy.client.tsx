'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Area = lazyPart(async () => (await import('./order-pad-area.client')).OrderPadArea);

/** Puts the pad's scripts in a separate chunk. */
export function OrderPadLazy(props: ComponentProps<typeof Area>) {
  return <Area {...props} />;
}
