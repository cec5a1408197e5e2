'use client';

import { FormProblem } from '@/components/forms/form-problem.client';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { useKeptForm } from '@/components/forms/state/use-kept-form';
import { useWords } from '@/components/forms/words.client';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/form/field';
import { Textarea } from '@/components/ui/form/textarea';
import { NEW_LIST_FORM } from '@/lib/actions/orders/list-forms';
import { addTypedLines } from '@/lib/actions/orders/lists.action';

/** Adds typed or pasted codes to a list; unknown ones stay in the field. */
export function TypeOnList({ list }: { list: string }) {
  const t = useWords('lists');
  const { state, retry, props } = useKeptForm('lines', addTypedLines, NEW_LIST_FORM, useWords('forms')('noReply'));
  return (
    <form {...props} className="grid max-w-reading gap-4">
      <input type="hidden" name="list" value={list} />
      {state.outcome && <Notice tone="success" title={state.outcome} />}
      <FormProblem retry={retry} retryLabel={t('retry')}>
        {state.message}
      </FormProblem>
      <Field id="list-text" label={t('typeLabel')} hint={t('typeHint')} error={state.errors.text ?? null}>
        {(wiring) => (
          <Textarea
            key={state.attempt}
            name="text"
            rows={4}
            defaultValue={state.values.text}
            className="tabular"
            {...wiring}
          />
        )}
      </Field>
      <p>
        <SubmitButton variant="secondary">{t('typeSubmit')}</SubmitButton>
      </p>
    </form>
  );
}
