import { shopDay } from '@/lib/domain/values/shop-day';
import { fileReply } from '../../http/file-reply';
import type { PlatformApp } from '../../http/platform';
import { recordId } from '../../rules/values/record-id';
import { readAttachment } from '../../services/forms/attachments';
import { deleteAnswer, deleteAnswersBefore } from '../../services/forms/delete-answers';
import { recordChange } from '../../services/site/change-log';
import { PlatformError, notFound } from '../../system/refusals/platform-error';
import { textIn } from '../documents/document';
import { FORMS } from '../content-types/forms';
import { openRecord } from '../content/content-store';
import { idIn } from '../record/record-page';
import { type CmsCall, type CmsPost, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import { answersCsv } from './answers-csv';
import { answersMain } from './answers-view';
import { findAnswer, searchAnswers } from './find-answers';

const PAGE_SIZE = 25;
const DAY_MS = 86_400_000;
const MAX_DAYS = 3_650;

async function formOf(call: CmsCall): Promise<{ id: number; name: string }> {
  const { id, document } = await openRecord(call.db, FORMS, idIn(call, 'id', 'This form'));
  return { id, name: textIn(document['name']) };
}

const searched = ({ context }: CmsCall): string => (context.req.query('q') ?? '').trim().slice(0, 100);

async function showAnswers(call: CmsCall, ageProblem: string | null = null): Promise<Response> {
  const { db, context, editor } = call;
  const { id, name } = await formOf(call);
  const q = searched(call);
  const found = await searchAnswers(db, { formId: id, q }, recordId(context.req.query('before') ?? ''), PAGE_SIZE + 1);
  const main = answersMain({
    editor,
    formId: id,
    name,
    answers: found.slice(0, PAGE_SIZE),
    more: found.length > PAGE_SIZE,
    q,
    ageProblem,
  });
  const done = ageProblem === null ? doneWords(context.req.query('done')) : null;
  const shell = { title: `Answers to ${name}`, section: 'content', done, problem: ageProblem } as const;
  return show(call, shell, main, ageProblem === null ? 200 : 422);
}

/** Deletes answers and logs the deletion, in one transaction. */
async function remove(
  { db, editor, at }: CmsPost,
  form: { id: number; name: string },
  action: string,
  work: (tx: CmsPost['db']) => Promise<number>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const answers = await work(tx);
    if (answers === 0) return;
    const change = { by: editor, at, subject: 'form', id: String(form.id), name: form.name, action } as const;
    await recordChange(tx, { ...change, before: { answers }, after: { answers: 0 } });
  });
}

/** /cms/forms/{id}/answers: list, CSV export, attached files and deletion of a form's answers. */
export function registerAnswers(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const base = '/cms/forms/:id/answers';

  routes.get(base, (call) => showAnswers(call));

  routes.get(`${base}/export`, async (call) => {
    const { id } = await formOf(call);
    const file = `answers-${id}-${shopDay(call.at)}.csv`;
    const table = await answersCsv(call.db, { formId: id, q: searched(call) });
    call.log.info({ form: id, by: call.editor.userId }, 'answers of a form were exported');
    return call.context.body(table, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  routes.get(`${base}/:answer/files/:file`, async (call) => {
    const { id } = await formOf(call);
    const answer = await findAnswer(call.db, id, idIn(call, 'answer', 'This answer'));
    const number = idIn(call, 'file', 'This file');
    const isIn = answer?.answers.some((one) => one.file === number) ?? false;
    const file = isIn ? await readAttachment(call.db, String(number)) : null;
    if (!file) throw notFound('This file');
    return fileReply(call.context, file);
  });

  routes.post(`${base}/delete`, async (call) => {
    const form = await formOf(call);
    const days = Number((call.form.get('days') ?? '').trim());
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
      return showAnswers(call, `Type so many days, 1 to ${MAX_DAYS}.`);
    const before = new Date(call.at.getTime() - days * DAY_MS);
    await remove(call, form, `Deleted answers older than ${days} days`, (tx) =>
      deleteAnswersBefore(tx, form.id, before, call.at),
    );
    return seeOther(call.context, `/cms/forms/${form.id}/answers?done=gone`);
  });

  routes.post(`${base}/:answer/delete`, async (call) => {
    const form = await formOf(call);
    const answer = idIn(call, 'answer', 'This answer');
    await remove(call, form, 'Deleted an answer', async (tx) => {
      if (await deleteAnswer(tx, form.id, answer, call.at)) return 1;
      if (!(await findAnswer(tx, form.id, answer))) throw notFound('This answer');
      throw new PlatformError(409, 'PAID', 'This answer was paid for, or is being paid for now, and is kept.');
    });
    return seeOther(call.context, `/cms/forms/${form.id}/answers?done=gone`);
  });
}
