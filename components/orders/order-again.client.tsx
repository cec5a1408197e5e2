'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { FieldError } from '@/components/ui/form/field';
import { NEW_FORM } from '@/lib/actions/form-state';
import { orderAgain } from '@/lib/actions/orders/reorder';

interface OrderAgainProps {
  orderId: string;
  /** Idempotency key, for double clicks and retries after a lost reply. */
  formKey: string;
  labels: { submit: string; busy: string };
}

/** Adds the goods of a previous order to the cart. */
export function OrderAgain({ orderId, formKey, labels }: OrderAgainProps) {
  const [answer, action] = useActionState(orderAgain, NEW_FORM);
  return (
    <form action={action}>
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="key" value={formKey} />
      <SubmitButton busyLabel={labels.busy}>{labels.submit}</SubmitButton>
      {answer.message && <FieldError>{answer.message}</FieldError>}
    </form>
  );
}
