'use client';

import { FormProblem } from '@/components/forms/form-problem.client';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { useKeptForm } from '@/components/forms/state/use-kept-form';
import { useWords } from '@/components/forms/words.client';
import { Checkbox } from '@/components/ui/form/checkbox';
import { TextField } from '@/components/ui/form/text-field';
import { NEW_FORM } from '@/lib/actions/form-state';
import { createList } from '@/lib/actions/orders/lists.action';
import { MAX_LIST_NAME_LENGTH } from '@/lib/contract/limits';

interface NewListFormProps {
  formKey: string;
  canShare: boolean;
  /** Source of the list's lines (lib/actions/orders/list-source); '' for an empty list. */
  source?: string;
}

/** Creates a list and opens it. */
export function NewListForm({ formKey, canShare, source = '' }: NewListFormProps) {
  const t = useWords('lists');
  const { state, retry, props } = useKeptForm('new', createList, NEW_FORM, useWords('forms')('noReply'));
  return (
    <form {...props} className="grid max-w-narrow gap-4">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="source" value={source} />
      <FormProblem retry={retry} retryLabel={t('retry')}>
        {state.message}
      </FormProblem>
      <TextField
        id="new-list-name"
        name="name"
        label={t('name')}
        placeholder={t('namePlaceholder')}
        defaultValue={state.values.name}
        error={state.errors.name ?? null}
        maxLength={MAX_LIST_NAME_LENGTH}
        required
      />
      {canShare && <Checkbox name="shared" label={t('share')} defaultChecked={Boolean(state.values.shared)} />}
      <p>
        <SubmitButton>{t('create')}</SubmitButton>
      </p>
    </form>
  );
}
