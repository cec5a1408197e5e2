'use client';

import { type SubmitEvent, startTransition, useActionState, useEffect, useState } from 'react';
import { useCatchUp } from '@/components/form/use-catch-up';
import { useErrorFocus } from '@/components/form/use-error-focus';
import { checkout } from '@/lib/actions/checkout';
import type { CheckoutState } from '@/lib/actions/checkout-form';
import { textOf } from '@/lib/actions/form-state';
import { routes } from '@/lib/config/routes';
import { checkoutQuery } from '@/lib/domain/checkout';

/** The checkout's form: one action for every button; with scripts a choice sends it by itself. */
export function useCheckout(initial: CheckoutState) {
  const [state, action, pending] = useActionState(checkout, initial);
  const form = useErrorFocus(state.attempt);
  const [address, setAddress] = useState(state.values.address);
  const [shipping, setShipping] = useState(state.values.shipping);
  const [placing, setPlacing] = useState(false);
  const [seen, setSeen] = useState(state.attempt);

  // The answer's choices count once nothing newer is on its way.
  if (seen !== state.attempt && !pending) {
    setSeen(state.attempt);
    setAddress(state.values.address);
    setShipping(state.values.shipping);
    setPlacing(false);
  }

  useEffect(() => {
    if (state.attempt > 0) window.history.replaceState(null, '', `${routes.checkout}?${checkoutQuery(state.values)}`);
  }, [state]);

  function send(data: FormData): void {
    startTransition(() => action(data));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    // Sent by hand: React would reset the fields, and what is being typed with them.
    event.preventDefault();
    if (placing) return;
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'place') setPlacing(true);
    send(new FormData(event.currentTarget, submitter));
  }

  /** Sends the form as it is with one choice changed. */
  function choose(name: 'address' | 'shipping', value: string): void {
    if (name === 'address') setAddress(value);
    else setShipping(value);
    if (!form.current || (name === 'address' && value === 'new')) return;
    const data = new FormData(form.current);
    data.set(name, value);
    data.set('intent', 'update');
    send(data);
  }

  useCatchUp(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    if (data.get('address') !== address) choose('address', textOf(data, 'address'));
    else if (data.get('shipping') !== null && data.get('shipping') !== shipping) choose('shipping', textOf(data, 'shipping'));
  });

  return { state, action, pending, placing: placing && pending, form, submit, address, shipping, choose };
}
