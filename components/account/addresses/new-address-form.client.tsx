'use client';

import { useWords } from '@/components/forms/words.client';
import { AddressFields } from '@/components/account/addresses/address-fields.client';
import { FormMessage } from '@/components/forms/form-message';
import { FormProblem } from '@/components/forms/form-problem.client';
import { useKeptForm } from '@/components/forms/state/use-kept-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form/text-field';
import { addAddress } from '@/lib/actions/account/address-book';
import type { NewAddressState } from '@/lib/actions/account/address-book-form';
import { useOnceFor } from '@/lib/browser/use-once-for';

export function NewAddressForm({ initial }: { initial: NewAddressState }) {
  const t = useWords('addressBook');
  const { state, pending, retry, props } = useKeptForm('address', addAddress, initial, useWords('forms')('noReply'));
  const { outcome } = state;
  useOnceFor(state, () => {
    if (outcome) props.ref.current?.reset();
  });
  return (
    <form {...props} aria-labelledby="new-address-title" className="grid max-w-reading gap-5">
      <input type="hidden" name="key" value={state.key} />
      {outcome && <FormMessage tone="success">{t(`outcome.${outcome}`)}</FormMessage>}
      <FormProblem retry={retry} retryLabel={t('retry')}>
        {state.message}
      </FormProblem>
      <TextField
        name="display_name"
        label={t('displayName')}
        hint={t('displayNameHint')}
        error={state.errors.display_name}
        defaultValue={state.values.display_name}
        autoComplete="off"
      />
      <AddressFields typed={state.values} errors={state.errors} attempt={state.attempt} />
      <div>
        <Button type="submit" busy={pending}>
          {pending ? t('adding') : t('add')}
        </Button>
      </div>
    </form>
  );
}
