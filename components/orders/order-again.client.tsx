'use client';

import { FormProblem } from '@/components/forms/form-problem.client';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { useWords } from '@/components/forms/words.client';
import { NEW_FORM } from '@/lib/actions/form-state';
import { orderAgain } from '@/lib/actions/orders/reorder';

interface OrderAgainProps {
  orderId: string;
  /** Idempotency key, for double clicks and retries after a lost reply. */
  formKey: string;
  labels: { submit: string; busy: string };
}

/** Adds the goods of a previous order to the cart. Needs the messages 'reorder' and 'forms'. */
export function OrderAgain({ orderId, formKey, labels }: OrderAgainProps) {
  const t = useWords('reorder');
  const { state, retry, props } = useServerForm(orderAgain, NEW_FORM, useWords('forms')('noReply'));
  return (
    <form {...props} className="grid justify-items-start gap-3">
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="key" value={formKey} />
      <SubmitButton busyLabel={labels.busy}>{labels.submit}</SubmitButton>
      <FormProblem retry={retry} retryLabel={t('retry')}>
        {state.message}
      </FormProblem>
    </form>
  );
}
