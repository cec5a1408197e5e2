import { recordId } from '../../rules/values/record-id';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import type { Posted } from '../form/read-form';
import { type CmsCall, type CmsPost, type PageStatus, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import type { Html } from '../views/html';
import type { Shell } from '../views/layout';
import type { FieldErrors } from '../views/problem';

/** A refused form: its page is shown again with the typed values. */
export interface Refused {
  readonly typed: Posted;
  readonly errors: FieldErrors;
  readonly problem: string;
  readonly status: PageStatus;
}

/** For pages without a refused form. */
export const NOTHING_TYPED: Posted = new Map();

/** The record id in the address; `what` names the record in the error. @throws PlatformError 404 */
export function idIn({ context }: CmsCall, parameter: string, what: string): number {
  const id = recordId(context.req.param(parameter));
  if (id === null) throw notFound(what);
  return id;
}

/** What a page's forms show of a refused one. */
export function shownAgain(refused: Refused | null): Pick<Refused, 'typed' | 'errors'> {
  return { typed: refused?.typed ?? NOTHING_TYPED, errors: refused?.errors ?? {} };
}

/** The messages of a refusal with one of these statuses; other errors are rethrown. */
export function refusedForm(error: unknown, { form }: CmsPost, statuses: readonly number[] = [409, 422]): Refused {
  if (!(error instanceof PlatformError) || !statuses.includes(error.status)) throw error;
  return { typed: form, errors: error.errors, problem: error.message, status: error.status };
}

/** Responds with the record's page: the outcome, or the reason of a refusal. */
export function showRecord(
  call: CmsCall,
  place: Pick<Shell, 'title' | 'section'>,
  refused: Refused | null,
  main: Html,
): Promise<Response> {
  const done = refused === null ? doneWords(call.context.req.query('done')) : null;
  return show(call, { ...place, problem: refused?.problem ?? null, done }, main, refused?.status ?? 200);
}
