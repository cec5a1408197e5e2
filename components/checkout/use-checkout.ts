'use client';

import { unstable_rethrow } from 'next/navigation';
import { type SubmitEvent, startTransition, useActionState, useState } from 'react';
import { useCatchUp } from '@/components/form/use-catch-up';
import { useErrorFocus } from '@/components/form/use-error-focus';
import { checkout } from '@/lib/actions/checkout';
import type { CheckoutState } from '@/lib/actions/checkout-form';
import { textOf } from '@/lib/actions/form-state';
import { NEW_ADDRESS } from '@/lib/domain/checkout';
import { useDraft } from './use-draft';

export type Choice = 'address' | 'shipping' | 'gateway';

interface Words {
  /** The order went out, and nobody knows what became of it. */
  unknownOutcome: string;
  /** Anything else did not reach the shop. */
  failed: string;
}

/** The checkout's form: one action for every button; with scripts a choice sends it by itself. */
export function useCheckout(initial: CheckoutState, words: Words) {
  // Without scripts the form is sent to the action itself; with them to what follows, which survives a lost connection.
  const [answered, action] = useActionState(checkout, initial);
  const [state, run, pending] = useActionState(async (previous: CheckoutState, data: FormData): Promise<CheckoutState> => {
    try {
      return await checkout(previous, data);
    } catch (error) {
      unstable_rethrow(error);
      const placing = textOf(data, 'intent') === 'place';
      const [address, shipping, gateway] = [textOf(data, 'address'), textOf(data, 'shipping'), textOf(data, 'gateway')];
      return {
        ...previous,
        values: { ...previous.values, address, shipping, gateway, sent: previous.values.sent || placing },
        notice: { kind: 'problem', message: placing ? words.unknownOutcome : words.failed },
        attempt: previous.attempt + 1,
      };
    }
  }, answered);
  const form = useErrorFocus(state.attempt);
  const draft = useDraft(form);
  const [chosen, setChosen] = useState<Readonly<Record<Choice, string>>>(state.values);
  const [placing, setPlacing] = useState(false);
  const [seen, setSeen] = useState(state.attempt);

  // The answer's choices count once nothing newer is on its way.
  if (seen !== state.attempt && !pending) {
    setSeen(state.attempt);
    setChosen(state.values);
    setPlacing(false);
  }

  function send(data: FormData): void {
    draft.cancel();
    startTransition(() => run(data));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    // Sent by hand: React would reset the fields, and what is being typed with them.
    event.preventDefault();
    if (placing) return;
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'place') setPlacing(true);
    send(new FormData(event.currentTarget, submitter));
  }

  /** Sends the form as it is with one choice changed; not where the choice changes no figure. */
  function choose(name: Choice, value: string, counts = true): void {
    setChosen((before) => ({ ...before, [name]: value }));
    if (!form.current || !counts) return;
    const data = new FormData(form.current);
    data.set(name, value);
    data.set('intent', 'update');
    send(data);
  }

  useCatchUp(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    for (const name of ['address', 'shipping'] as const) {
      if (data.get(name) === null || data.get(name) === chosen[name]) continue;
      choose(name, textOf(data, name), data.get(name) !== NEW_ADDRESS);
      return;
    }
  });

  return { state, action, pending, placing: placing && pending, form, submit, chosen, choose, draft };
}
