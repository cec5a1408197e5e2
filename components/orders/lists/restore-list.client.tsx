'use client';

import { useActionState } from 'react';
import { FieldError } from '@/components/ui/form/field';
import { NEW_FORM } from '@/lib/actions/form-state';
import { restoreList } from '@/lib/actions/orders/lists.action';

interface RestoreListProps {
  /** Id of a deleted list, or of the usual order with removed lines. */
  list: string;
  label: string;
}

export function RestoreList({ list, label }: RestoreListProps) {
  const [answer, action] = useActionState(restoreList, NEW_FORM);
  return (
    <form action={action}>
      <input type="hidden" name="list" value={list} />
      <button type="submit" className="link inline-flex tap items-center">
        {label}
      </button>
      {answer.message && <FieldError>{answer.message}</FieldError>}
    </form>
  );
}
