'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const Form = lazyPart(async () => (await import('./cart-panel.client')).CartPanelForm);

/**
 * The panel's scripts in a file of their own: the product page of the public view has no panel and must not bring them
 * along. No fallback around it: on the server the page waits for it, in the browser the server's form stands and works
 * until it is there.
 */
export function CartPanelForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
