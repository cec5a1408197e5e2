import { cookies, draftMode } from 'next/headers';
import { NextResponse, type NextRequest } from 'next/server';
import { env } from '@/lib/config/env';
import { previewBase } from '@/lib/domain/content/preview/preview-address';
import { previewLink, readToken } from '@/lib/domain/content/preview/preview-token';
import { storeAttempt } from '@/lib/session/cookies/attempt';
import { writeChanges } from '@/lib/session/cookie';
import { previewCookie, readPreview } from '@/lib/session/preview/preview';
import { errorResponse } from '@/lib/upstream/bff/error-response';

const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

const ENDED = 'This link has ended. The editors of the shop can open the preview again, or make a new link.';

/** True for a navigation; a prefetch, an image or a script never switches a browser to previews. */
function isOpened(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  return (
    (mode === null || mode === 'navigate') &&
    !headers.has('sec-purpose') &&
    !headers.has('purpose') &&
    !headers.has('next-router-prefetch')
  );
}

/**
 * Opens a preview: `?token=` is signed by the platform and valid for a minute. The choices of an already open preview
 * are preserved.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (!isOpened(request.headers)) return errorResponse(403, 'NOT_OPENED', 'A preview is opened by following its link.');
  const secret = env().REVALIDATE_SECRET;
  const link = secret
    ? readToken(previewLink, secret, request.nextUrl.searchParams.get('token') ?? '', Date.now())
    : null;
  // Opened by a person, also by who was sent a link to a draft: a sentence, and no data.
  if (!link) return new Response(ENDED, { status: 403, headers: PRIVATE });
  const jar = await cookies();
  const open = await readPreview(jar);
  const last = open?.grant === link.grant ? open : { at: null, as: 'visitor' as const };
  (await draftMode()).enable();
  writeChanges(jar, [
    await storeAttempt(previewCookie, { grant: link.grant, frame: link.frame, at: link.at ?? last.at, as: last.as }),
  ]);
  return new NextResponse(null, {
    status: 303,
    headers: { ...PRIVATE, location: `${previewBase(link.of)}${link.path}` },
  });
}
