'use server';

import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { listAddLines, listCreate, listDelete, listRestore } from '@/lib/contract/orders/lists.contract';
import { MAX_LIST_NAME_LENGTH } from '@/lib/contract/limits';
import { getSourceLines } from '@/lib/data/orders/list-source.server';
import { SHORTLIST_COOKIE } from '@/lib/domain/catalogue/shortlist';
import { type ListSource, readListSource } from '@/lib/domain/orders/list-source';
import { expectSession, sessionWrite } from '@/lib/upstream/session-call';
import { formAction, failureState } from '../form-action';
import { formKey } from '../forms/form-key';
import { submissionKey } from '../forms/submission-key';
import { NEW_FORM } from '../form-state';
import { readTypedLines } from './typed-lines';
import { NEW_LIST_FORM } from './list-forms';
import { saveList } from './save-list';

const id = z.string().min(1).max(200);
const text = z.string().default('');

const nameOf = (words: { required: string; long: string }) =>
  z.string().trim().min(1, words.required).max(MAX_LIST_NAME_LENGTH, words.long);

/** Removes the shortlist after it was saved to a list. */
async function dropShortlist({ kind }: ListSource): Promise<void> {
  if (kind === 'shortlist') (await cookies()).delete(SHORTLIST_COOKIE);
}

/** Creates a list, empty or from `source`, and redirects to it. */
export const createList = formAction({
  words: 'lists',
  empty: NEW_FORM,
  hidden: z.object({ key: formKey, shared: text, source: text }),
  fields: (t) => z.object({ name: nameOf({ required: t('nameMissing'), long: t('nameLong') }) }),
  keep: ({ name = '', shared = '' }) => ({ values: { name, shared } }),
  run: async ({ key, shared, source, name }, { t, answer }) => {
    const from = source === '' ? null : readListSource(source);
    const lines = from ? await getSourceLines(from) : [];
    if (!lines) return answer({ message: t('sourceGone') });
    const body = { name, shared: shared !== '', lines: [...lines] };
    // Going back shows the same form, for another list.
    const idempotencyKey = await submissionKey(key, 'list', JSON.stringify(body));
    const list = await sessionWrite(listCreate, { body }, { idempotencyKey });
    if (from) await dropShortlist(from);
    redirect(routes.list(list.id));
  },
  failed: failureState(routes.lists, ['name']),
});

/** Adds the items of `source` to an existing list and redirects to it. */
export const addToList = formAction({
  words: 'lists',
  empty: NEW_FORM,
  hidden: z.object({ list: text, source: text }),
  run: async ({ list, source }, { t, answer }) => {
    const from = readListSource(source);
    const lines = from && (await getSourceLines(from));
    if (!lines || lines.length === 0) return answer({ message: t('sourceGone') });
    if (!id.safeParse(list).success) return answer({ message: t('chooseList') });
    await sessionWrite(listAddLines, { params: { id: list }, body: { lines: [...lines] } });
    await dropShortlist(from);
    redirect(routes.list(list));
  },
  failed: failureState(routes.lists),
});

/** Adds typed or pasted codes to a list. Rows that cannot be parsed stay in the form. */
export const addTypedLines = formAction({
  words: 'lists',
  empty: NEW_LIST_FORM,
  hidden: z.object({ list: id, text }),
  keep: (typed) => ({ values: { text: typed.text ?? '' } }),
  run: async ({ list, text: typed }, { t, answer }) => {
    await expectSession();
    const { lines, unknown, invalid, rest } = await readTypedLines(typed);
    if (lines.length > 0) await sessionWrite(listAddLines, { params: { id: list }, body: { lines: [...lines] } });
    refresh();
    const problems = [
      ...(unknown.length > 0 ? [t('notFound', { count: unknown.length })] : []),
      ...(invalid.length > 0 ? [t('invalidQuantity', { count: invalid.length })] : []),
      ...(rest.length > 0 ? [t('linesLeft', { count: rest.length })] : []),
    ];
    return answer({
      values: { text: [...unknown, ...invalid, ...rest].join('\n') },
      errors: problems.length > 0 ? { text: problems.join(' ') } : {},
      message: lines.length === 0 && problems.length === 0 ? t('nothingTyped') : null,
      outcome: lines.length > 0 ? t('linesAdded', { count: lines.length }) : null,
    });
  },
  failed: (error, { typed }) => failureState(routes.list(typed.list ?? ''))(error),
});

/** Renames a list, or changes whether it is shared. */
export const renameList = formAction({
  words: 'lists',
  empty: NEW_LIST_FORM,
  hidden: z.object({ list: id, shared: text }),
  fields: (t) => z.object({ name: nameOf({ required: t('nameMissing'), long: t('nameLong') }) }),
  keep: ({ name = '', shared = '' }) => ({ values: { name, shared } }),
  run: async ({ list, shared, name }, { t, answer }) => {
    await saveList(list, { name, shared: shared !== '' });
    refresh();
    return answer({ outcome: t('settled') });
  },
  failed: (error, { typed }) => failureState(routes.list(typed.list ?? ''), ['name'])(error),
});

/** Deletes a list and redirects to a page where it can be restored. */
export const deleteList = formAction({
  words: 'lists',
  empty: NEW_FORM,
  hidden: z.object({ list: id }),
  run: async ({ list }) => {
    await sessionWrite(listDelete, { params: { id: list } });
    redirect(routes.listDeleted(list));
  },
  failed: (error, { typed }) => failureState(routes.list(typed.list ?? ''))(error),
});

/** Restores a deleted list, or the removed lines of the usual order. */
export const restoreList = formAction({
  words: 'lists',
  empty: NEW_FORM,
  hidden: z.object({ list: id }),
  run: async ({ list }) => {
    if (list === USUAL_LIST) await saveList(list, { restore: true });
    else await sessionWrite(listRestore, { params: { id: list } });
    redirect(routes.list(list));
  },
  failed: failureState(routes.lists),
});
