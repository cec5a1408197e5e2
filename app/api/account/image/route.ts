import { cookies } from 'next/headers';
import { routes, signInAddress } from '@/lib/config/routes';
import { UPLOAD_BYTES, uploadImage } from '@/lib/contract/account/user';
import { ok } from '@/lib/contract/common';
import { forgetUser } from '@/lib/data/viewer';
import { type PictureOutcome, pictureType } from '@/lib/domain/media/picture-file';
import { readSession } from '@/lib/session/cookie';
import { isOwnRequest } from '@/lib/session/request-guard';
import { UpstreamError, isUnavailable } from '@/lib/upstream/errors';
import { readLimitedForm } from '@/lib/upstream/bff/limited-body';
import { sessionWrite } from '@/lib/upstream/session-call';

/** Allowance for the form's encoding around the file. */
const FORM_BYTES = 16 * 1024;
const NO_STORE = { 'cache-control': 'private, no-store' };

function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, location } });
}

/** What the platform's reasons for refusing a picture are called here. */
const REFUSALS: Readonly<Record<string, PictureOutcome>> = { PICTURE_TYPE: 'type', PICTURE_BROKEN: 'broken' };

/** The picture as a data: URL, as the platform expects it; otherwise the error. */
async function readPicture(request: Request): Promise<{ image: string } | Exclude<PictureOutcome, 'saved'>> {
  const form = await readLimitedForm(request, UPLOAD_BYTES + FORM_BYTES);
  if (form.kind === 'too-large') return 'large';
  const file = form.kind === 'form' ? form.data.get('image') : null;
  if (!(file instanceof File) || file.size === 0) return 'missing';
  if (file.size > UPLOAD_BYTES) return 'large';
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = pictureType(bytes);
  return type === null ? 'type' : { image: `data:${type};base64,${bytes.toString('base64')}` };
}

async function send(image: string): Promise<PictureOutcome> {
  try {
    await sessionWrite({ ...uploadImage, reply: ok }, { body: { image } });
    return 'saved';
  } catch (error) {
    if (isUnavailable(error)) return 'unavailable';
    if (!(error instanceof UpstreamError) || error.kind === 'unauthorized') throw error;
    if (error.status === 413) return 'large';
    return REFUSALS[String(error.values.reason)] ?? 'refused';
  }
}

/**
 * Stores the customer's picture. A plain form post, so that it works without scripts; it redirects back with the
 * outcome in the query.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return new Response('Forbidden', { status: 403, headers: NO_STORE });
  const session = await readSession(await cookies());
  if (!session) return goTo(signInAddress(routes.login, routes.profile));
  try {
    const picture = await readPicture(request);
    const outcome = typeof picture === 'string' ? picture : await send(picture.image);
    forgetUser(session.sid);
    return goTo(routes.profilePicture(outcome));
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'unauthorized')
      return goTo(signInAddress(routes.login, routes.profile, { ended: '1' }));
    throw error;
  }
}
