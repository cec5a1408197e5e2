'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Form = lazyPart(async () => (await import('./product-table.client')).ProductTableForm);

/** Puts the table's scripts in a separate chunk: visitors' lists have no table. */
export function ProductTableForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
