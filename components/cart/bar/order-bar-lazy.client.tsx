'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Line = lazyPart(async () => (await import('./order-bar-line.client')).OrderBarLine);

/** Puts the bar's scripts in a separate chunk: visitors see the same pages, without a bar. */
export function OrderBarLine(props: ComponentProps<typeof Line>) {
  return <Line {...props} />;
}
