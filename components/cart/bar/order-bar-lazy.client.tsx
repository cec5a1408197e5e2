'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Line = lazyPart(async () => (await import('./order-bar-line.client')).OrderBarLine);

/** The bar's scripts in a file of their own: its pages are visitors' pages, too, which have no bar. */
export function OrderBarLine(props: ComponentProps<typeof Line>) {
  return <Line {...props} />;
}
