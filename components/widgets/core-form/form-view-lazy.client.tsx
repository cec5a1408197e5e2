'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Form = lazyPart(async () => (await import('./form-view.client')).FormView);

/**
 * The form's scripts in a file of their own: pages without a form must not bring them along. No fallback: the server's
 * form stands and works until they are there.
 */
export function FormView(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
