'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Form = lazyPart(async () => (await import('./form-view.client')).FormView);

/**
 * Puts the form's scripts in a separate chunk: pages without a form must not load them. No fallback: the server's form
 * works until they are loaded.
 */
export function FormView(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
