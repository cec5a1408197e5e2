'use client';

import { useRef } from 'react';
import { useWords } from '@/components/forms/words.client';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { Icon } from '@/components/ui/icon';
import type { PadState } from '@/lib/actions/cart/pad-form';
import { routes } from '@/lib/config/routes';
import { MAX_LIST_NAME_LENGTH } from '@/lib/contract/limits';

export interface PadList {
  readonly id: string;
  readonly name: string;
}

interface PadSaveProps {
  lists: readonly PadList[];
  /** The result of the last submission. */
  answer: PadState;
  /** Why nothing was saved; null on success, or if the page reports it elsewhere. */
  problem: string | null;
  busy: boolean;
}

/** The intent of this button, which submits the form to the server even with scripts. */
export const SAVE = 'save';

/** Saves the rows to an existing or new list; part of the pad's form. */
export function PadSave({ lists, answer, problem, busy }: PadSaveProps) {
  const t = useWords('quickOrder');
  const tLists = useWords('lists');
  const button = useRef<HTMLButtonElement>(null);
  const { savedTo } = answer;
  const { listName = '' } = answer.values;
  const wrongName = answer.errors.listName ?? null;
  return (
    <details
      open={savedTo !== null || wrongName !== null || problem !== null || listName !== ''}
      className="mt-6 rounded-md border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium">
        {t('saveRows')}
        <Icon name="chevron-down" className="ms-auto size-4.5" />
      </summary>
      <div className="grid max-w-narrow gap-4 px-4 pb-4">
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        {savedTo !== null && (
          <Notice tone="success">
            {answer.notice}
            <ButtonLink href={routes.list(savedTo)} variant="quiet" size="sm" className="ms-2 underline">
              {t('toList')}
            </ButtonLink>
          </Notice>
        )}
        {lists.length > 0 && (
          <SelectField
            id="pad-list"
            name="list"
            label={tLists('onList')}
            options={[
              { value: '', label: tLists('newTitle') },
              ...lists.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <TextField
          id="pad-list-name"
          name="listName"
          label={t('newListName')}
          placeholder={tLists('namePlaceholder')}
          defaultValue={listName}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
            // Saves, instead of pressing the form's first button.
            event.preventDefault();
            if (!busy) event.currentTarget.form?.requestSubmit(button.current);
          }}
          error={wrongName}
          maxLength={MAX_LIST_NAME_LENGTH}
        />
        <p>
          <Button ref={button} type="submit" name="intent" value={SAVE} variant="secondary" busy={busy}>
            {tLists('settle')}
          </Button>
        </p>
      </div>
    </details>
  );
}
