'use client';

import { FormProblem } from '@/components/forms/form-problem.client';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { useWords } from '@/components/forms/words.client';
import { SelectField } from '@/components/ui/form/select-field';
import { NEW_FORM } from '@/lib/actions/form-state';
import { addToList } from '@/lib/actions/orders/lists.action';

interface ChooseListFormProps {
  source: string;
  lists: readonly { readonly id: string; readonly name: string }[];
}

/** Adds the lines of the page's source to an existing list. */
export function ChooseListForm({ source, lists }: ChooseListFormProps) {
  const t = useWords('lists');
  const { state, retry, props } = useServerForm(addToList, NEW_FORM, useWords('forms')('noReply'));
  return (
    <form {...props} className="grid max-w-narrow gap-4">
      <input type="hidden" name="source" value={source} />
      <FormProblem retry={retry} retryLabel={t('retry')}>
        {state.message}
      </FormProblem>
      <SelectField
        id="list"
        name="list"
        label={t('onList')}
        options={lists.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <p>
        <SubmitButton>{t('addSubmit')}</SubmitButton>
      </p>
    </form>
  );
}
