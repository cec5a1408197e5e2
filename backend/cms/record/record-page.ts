import { recordId } from '../../rules/values/record-id';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import type { Posted } from '../form/read-form';
import { type CmsCall, type CmsPost, type PageStatus, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import type { Html } from '../views/html';
import type { Shell } from '../views/layout';

/** A form about a record that was not taken: the page comes again with what was typed. */
export interface Refused {
  readonly typed: Posted;
  readonly problem: string;
  readonly status: PageStatus;
}

/** What a page has of a form that was not refused. */
export const NOTHING_TYPED: Posted = new Map();

/** The number of a record in a call's address; `what` names it. @throws PlatformError 404 */
export function idIn({ context }: CmsCall, parameter: string, what: string): number {
  const id = recordId(context.req.param(parameter));
  if (id === null) throw notFound(what);
  return id;
}

/** What the record's page says of a refusal with one of these statuses; anything else is thrown on. */
export function refusedForm(error: unknown, { form }: CmsPost, statuses: readonly number[] = [409, 422]): Refused {
  if (!(error instanceof PlatformError) || !statuses.includes(error.status)) throw error;
  return { typed: form, problem: error.message, status: error.status };
}

/** Answers with the page of a record: what was done, or why it was not. */
export function showRecord(
  call: CmsCall,
  place: Pick<Shell, 'title' | 'section'>,
  refused: Refused | null,
  main: Html,
): Promise<Response> {
  const done = refused === null ? doneWords(call.context.req.query('done')) : null;
  return show(call, { ...place, problem: refused?.problem ?? null, done }, main, refused?.status ?? 200);
}
