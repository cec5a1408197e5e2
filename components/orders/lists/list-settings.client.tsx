'use client';

import { FormProblem } from '@/components/forms/form-problem.client';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { useKeptForm } from '@/components/forms/state/use-kept-form';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { useWords } from '@/components/forms/words.client';
import { Notice } from '@/components/ui/feedback/notice';
import { Checkbox } from '@/components/ui/form/checkbox';
import { TextField } from '@/components/ui/form/text-field';
import { NEW_FORM } from '@/lib/actions/form-state';
import { NEW_LIST_FORM } from '@/lib/actions/orders/list-forms';
import { deleteList, renameList } from '@/lib/actions/orders/lists.action';
import { MAX_LIST_NAME_LENGTH } from '@/lib/contract/limits';

interface ListSettingsProps {
  list: { readonly id: string; readonly name: string; readonly shared: boolean; readonly canShare: boolean };
}

/** Name, sharing and deletion of a list, for its owner. */
export function ListSettings({ list }: ListSettingsProps) {
  const t = useWords('lists');
  const noReply = useWords('forms')('noReply');
  const settle = useKeptForm('settings', renameList, NEW_LIST_FORM, noReply);
  const remove = useServerForm(deleteList, NEW_FORM, noReply);
  const { state } = settle;
  return (
    <div className="grid gap-6">
      <form {...settle.props} className="grid max-w-narrow gap-4">
        <input type="hidden" name="list" value={list.id} />
        {state.outcome && <Notice tone="success" title={state.outcome} />}
        <FormProblem retry={settle.retry} retryLabel={t('retry')}>
          {state.message}
        </FormProblem>
        <TextField
          id="list-name"
          name="name"
          label={t('name')}
          defaultValue={state.values.name ?? list.name}
          error={state.errors.name ?? null}
          maxLength={MAX_LIST_NAME_LENGTH}
          required
        />
        {list.canShare && (
          <Checkbox
            name="shared"
            label={t('share')}
            defaultChecked={state.attempt > 0 ? Boolean(state.values.shared) : list.shared}
          />
        )}
        <p>
          <SubmitButton variant="secondary">{t('settle')}</SubmitButton>
        </p>
      </form>
      <form {...remove.props}>
        <input type="hidden" name="list" value={list.id} />
        <FormProblem retry={remove.retry} retryLabel={t('retry')}>
          {remove.state.message}
        </FormProblem>
        <button type="submit" className="link inline-flex min-h-11 items-center text-danger">
          {t('delete')}
        </button>
      </form>
    </div>
  );
}
