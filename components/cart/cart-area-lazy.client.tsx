'use client';

import { type ComponentProps, lazy } from 'react';
import { keepTrying } from '@/lib/browser/keep-trying';

const Area = lazy(async () => ({ default: (await keepTrying(() => import('./cart-area.client'))).CartArea }));

/** The cart's scripts in a file of their own: what a visitor is shown of /cart has no use for them. */
export function CartArea(props: ComponentProps<typeof Area>) {
  return <Area {...props} />;
}
