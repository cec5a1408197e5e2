'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Form = lazyPart(async () => (await import('./order-matrix.client')).OrderMatrixForm);

/** Puts the matrix's scripts in a separate chunk, like the cart panel's (cart-panel-lazy.client.tsx). */
export function OrderMatrixForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
