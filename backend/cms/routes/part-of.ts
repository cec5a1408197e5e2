import { PlatformError } from '../../system/refusals/platform-error';
import { type Part, type PlacedPart, partName, readPart } from '../documents/parts';
import type { Seen } from '../store/change-page';
import { type CmsPost, seeOther } from './cms-routes';
import type { Done } from './done';
import { pageIdOf } from './page-id';

export const CHANGED = 'Somebody else changed this page in the meantime. It was loaded anew; please try again.';

/** The part named by a form field. @throws PlatformError 422 */
export function partIn({ form }: CmsPost, name: string): Part {
  const part = readPart(form.get(name) ?? '');
  if (!part) throw new PlatformError(422, 'INVALID', 'There is no such part.');
  return part;
}

/** Like `partIn`, for a part that can be moved, copied and removed. @throws PlatformError 422 */
export function placedPartIn(call: CmsPost, name: string): PlacedPart {
  const part = partIn(call, name);
  if (part.kind === 'page') throw new PlatformError(422, 'INVALID', 'A page is no part of itself.');
  return part;
}

/** The revision that the form showed. Forms of earlier releases do not contain it. */
export function baseRevisionIn({ form }: CmsPost): Seen {
  const revision = Number(form.get('seen') ?? form.get('revision'));
  return { revision: Number.isInteger(revision) ? revision : 0, form: form.get('rendered') ?? '' };
}

export function byOf({ editor, at, form }: CmsPost): { userId: number; at: Date; form: string } {
  return { userId: editor.userId, at, form: (form.get('rendered') ?? '').slice(0, 40) };
}

/**
 * Redirects to the editor, with a part's form. `at` '' leaves the place in it to the address that the form was sent to:
 * browsers keep its fragment.
 */
export function toPart(call: CmsPost, part: Part, done: Done, at: '#form' | '' = '#form'): Response {
  return seeOther(
    call.context,
    `/cms/pages/${pageIdOf(call.context)}?part=${encodeURIComponent(partName(part))}&done=${done}${at}`,
  );
}
