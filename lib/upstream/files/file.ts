import 'server-only';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { API_BASE_PATH } from '../../contract/common';
import { fillPath } from '../../contract/endpoint';
import { ATTACHMENT_PATH } from '../../contract/content/form';
import type { SessionData } from '../../session/data';

const TIMEOUT_MS = 30_000;

export type FileReply =
  | { readonly kind: 'file'; readonly response: Response }
  | { readonly kind: 'refused' | 'not-found' | 'unavailable' };

/**
 * Streams a file of a form to whoever may have it. It only ever leaves as a download of no type in particular, whatever the platform
 * says of it; its name is the only thing that is taken over.
 */
export async function fetchFile(
  id: string,
  { accessToken, base }: Pick<SessionData, 'accessToken' | 'base'>,
): Promise<FileReply> {
  let upstream: Response;
  try {
    upstream = await fetch(new URL(API_BASE_PATH + fillPath(ATTACHMENT_PATH, { id }), base ?? env().API_BASE_URL), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${accessToken}` },
    });
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'file not read');
    return { kind: 'unavailable' };
  }
  if (upstream.status === 401 || upstream.status === 403) return { kind: 'refused' };
  if (upstream.status >= 500) return { kind: 'unavailable' };
  if (upstream.status !== 200) return { kind: 'not-found' };
  const disposition = upstream.headers.get('content-disposition') ?? '';
  const headers = new Headers({
    'content-type': 'application/octet-stream',
    'content-disposition': /^attachment;[\x20-\x7e]*$/.test(disposition) ? disposition : 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const length = upstream.headers.get('content-length');
  if (length) headers.set('content-length', length);
  return { kind: 'file', response: new Response(upstream.body, { headers }) };
}
