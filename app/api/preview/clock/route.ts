import { cookies } from 'next/headers';
import { TIME_ZONE } from '@/lib/config/constants';
import { PREVIEW_VIEWERS } from '@/lib/domain/content/preview/preview';
import { zonedInstant } from '@/lib/domain/values/zoned-time';
import { storeAttempt } from '@/lib/session/cookies/attempt';
import { writeChanges } from '@/lib/session/cookie';
import { previewCookie, readPreview } from '@/lib/session/preview/preview';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimited } from '@/lib/upstream/bff/limited-body';
import { redirectBack } from '../redirect-back';

const MAX_BYTES = 2_000;

/**
 * Sets the time and the audience of an open preview, by a plain form: `at` in the shop's time zone, or empty for now,
 * and `as`.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const form = new URLSearchParams((await readLimited(request, MAX_BYTES)) ?? '');
  const jar = await cookies();
  const open = await readPreview(jar);
  if (!open) return redirectBack(request);
  const at = form.has('now') ? null : (zonedInstant(form.get('at') ?? '', TIME_ZONE)?.getTime() ?? null);
  const as = PREVIEW_VIEWERS.find((viewer) => viewer === form.get('as')) ?? open.as;
  writeChanges(jar, [await storeAttempt(previewCookie, { ...open, at, as })]);
  return redirectBack(request);
}
