'use client';

import { FormProblem } from '@/components/forms/form-problem.client';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { useWords } from '@/components/forms/words.client';
import { NEW_FORM } from '@/lib/actions/form-state';
import { restoreList } from '@/lib/actions/orders/lists.action';

interface RestoreListProps {
  /** Id of a deleted list, or of the usual order with removed lines. */
  list: string;
  label: string;
}

/** Brings back what was deleted. Needs the messages 'lists'. */
export function RestoreList({ list, label }: RestoreListProps) {
  const t = useWords('lists');
  const { state, retry, props } = useServerForm(restoreList, NEW_FORM, useWords('forms')('noReply'));
  return (
    <form {...props} className="grid justify-items-start gap-2">
      <input type="hidden" name="list" value={list} />
      <button type="submit" className="link inline-flex tap items-center">
        {label}
      </button>
      <FormProblem retry={retry} retryLabel={t('retry')}>
        {state.message}
      </FormProblem>
    </form>
  );
}
