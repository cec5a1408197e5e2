'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Form = lazyPart(async () => (await import('./cart-panel.client')).CartPanelForm);

/**
 * Puts the panel's scripts in a separate chunk: the public product page has no panel and must not load them. No
 * Suspense fallback: the server waits for it, and in the browser the server's form works until it is loaded.
 */
export function CartPanelForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
