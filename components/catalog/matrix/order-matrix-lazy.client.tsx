'use client';

import { type ComponentProps, lazy } from 'react';
import { keepTrying } from '@/lib/browser/keep-trying';

const Form = lazy(async () => ({ default: (await keepTrying(() => import('./order-matrix.client'))).OrderMatrixForm }));

/** The matrix's scripts in a file of their own, as the cart panel's are (cart-panel-lazy.client.tsx). */
export function OrderMatrixForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
