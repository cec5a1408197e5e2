'use client';

import { type ComponentProps, lazy } from 'react';
import { keepTrying } from '@/lib/browser/keep-trying';

const Form = lazy(async () => ({ default: (await keepTrying(() => import('./cart-panel.client'))).CartPanelForm }));

/**
 * The panel's scripts in a file of their own: the product page of the public view has no panel and must not bring them along.
 * No fallback around it: on the server the page waits for it, in the browser the server's form stands and works until it is there.
 */
export function CartPanelForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
