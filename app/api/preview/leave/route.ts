import { cookies, draftMode } from 'next/headers';
import { clearAttempt } from '@/lib/session/cookies/attempt';
import { writeChanges } from '@/lib/session/cookie';
import { previewCookie } from '@/lib/session/preview/preview';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { redirectBack } from '../redirect-back';

/** Ends the preview, by a plain form: the page is then shown as published. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const jar = await cookies();
  (await draftMode()).disable();
  writeChanges(jar, clearAttempt(jar, previewCookie));
  return redirectBack(request);
}
