'use client';

import { unstable_rethrow } from 'next/navigation';
import { type SubmitEvent, startTransition, useActionState, useState } from 'react';
import { useEarlyInput } from '@/components/forms/state/use-catch-up';
import { useErrorFocus } from '@/components/forms/state/use-error-focus';
import { isOldPage } from '@/lib/browser/site/no-answer';
import { useShownAgain } from '@/lib/browser/use-shown-again';
import { checkout } from '@/lib/actions/checkout/checkout';
import type { CheckoutState } from '@/lib/actions/checkout/checkout-form';
import { typedAddress } from '@/lib/actions/checkout/typed-address';
import { textOf } from '@/lib/actions/form-state';
import { type CheckoutValues, NEW_ADDRESS } from '@/lib/domain/checkout/checkout';
import { useDraft } from './use-draft';

export type Choice = 'address' | 'shipping' | 'gateway' | 'credit';
type Chosen = Readonly<Record<Choice, string>>;

/** The choices in the format of the form's fields. */
function chosenIn({ address, shipping, gateway, useCredit }: CheckoutValues): Chosen {
  return { address, shipping, gateway, credit: useCredit ? 'yes' : '' };
}

interface Words {
  /** For an order that was sent without a known outcome. */
  unknownOutcome: string;
  /** For any other request that did not reach the shop. */
  failed: string;
}

/** State of the checkout's form: one action for every button; with scripts, a choice is sent immediately. */
export function useCheckout(initial: CheckoutState, words: Words) {
  // Without scripts the form is sent to the action directly; with them to the handler below, which handles a lost
  // connection.
  const [answered, action] = useActionState(checkout, initial);
  const [state, run, pending] = useActionState(
    async (previous: CheckoutState, data: FormData): Promise<CheckoutState> => {
      try {
        return await checkout(previous, data);
      } catch (error) {
        unstable_rethrow(error);
        const placing = textOf(data, 'intent') === 'place' && !isOldPage(error);
        const gateway = textOf(data, 'gateway');
        // An order that may have been placed is sent again unchanged; a choice that did not arrive is reverted with its
        // figures.
        const asked = placing
          ? {
              address: textOf(data, 'address'),
              shipping: textOf(data, 'shipping'),
              useCredit: textOf(data, 'credit') === 'yes',
              sent: true,
            }
          : {};
        return {
          ...previous,
          values: { ...previous.values, gateway, newAddress: typedAddress(data), ...asked },
          notice: { kind: 'problem', message: placing ? words.unknownOutcome : words.failed },
          attempt: previous.attempt + 1,
        };
      }
    },
    answered,
  );
  const form = useErrorFocus(state.attempt);
  const draft = useDraft(form);
  // The cart may have changed, and the form's key may have placed an order since. What was typed is in the draft.
  useShownAgain(() => window.location.reload());
  const [chosen, setChosen] = useState<Chosen>(chosenIn(state.values));
  const [placing, setPlacing] = useState(false);
  const [seen, setSeen] = useState(state.attempt);

  // The reply's choices apply only if no newer request is pending.
  if (seen !== state.attempt && !pending) {
    setSeen(state.attempt);
    setChosen(chosenIn(state.values));
    setPlacing(false);
  }

  function send(data: FormData): void {
    draft.cancel();
    startTransition(() => run(data));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    // Sent by hand: React would reset the fields, including the one being edited.
    event.preventDefault();
    if (placing) return;
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'place') setPlacing(true);
    send(new FormData(event.currentTarget, submitter));
  }

  /**
   * Sends the form with one choice changed. A choice that changes no figure (`counts` false) is sent only while a
   * request with the former choice is pending, whose reply would revert it.
   */
  function choose(name: Choice, value: string, counts = true): void {
    setChosen((before) => ({ ...before, [name]: value }));
    if (!form.current || !(counts || pending)) return;
    const data = new FormData(form.current);
    data.set(name, value);
    data.set('intent', 'update');
    send(data);
  }

  useEarlyInput(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    for (const name of ['address', 'shipping', 'credit'] as const) {
      // An unticked checkbox sends no field; other fields may not be rendered yet.
      if ((name !== 'credit' && data.get(name) === null) || textOf(data, name) === chosen[name]) continue;
      choose(name, textOf(data, name), data.get(name) !== NEW_ADDRESS);
      return;
    }
  });

  return { state, action, pending, placing: placing && pending, form, submit, chosen, choose, draft };
}
