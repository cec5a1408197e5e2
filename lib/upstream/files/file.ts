import 'server-only';
import { API_BASE_PATH } from '../../contract/common';
import { fillPath } from '../../contract/endpoint';
import { ATTACHMENT_PATH } from '../../contract/forms/form';
import { ATTACHMENT_BYTES } from '../../contract/limits';
import type { SessionData } from '../../session/data';
import { dropReply } from '../http/reply-bytes';
import { FILE_LENGTH } from '../../config/file-length';
import { type FileVisitor, openFile, streamOf } from './open-file';

const LIMITS = { bytes: 4 * ATTACHMENT_BYTES, waitMs: 30_000 };

export type FileReply =
  | { readonly kind: 'file'; readonly response: Response }
  | { readonly kind: 'refused' | 'not-found' | 'unavailable' };

/**
 * Streams a form's file to an authorized user, always as a download of a generic type; only its name comes from the
 * platform.
 */
export async function fetchFile(
  id: string,
  { accessToken, base }: Pick<SessionData, 'accessToken' | 'base'>,
  visitor: FileVisitor,
): Promise<FileReply> {
  const upstream = await openFile({
    what: 'attachment',
    path: API_BASE_PATH + fillPath(ATTACHMENT_PATH, { id }),
    base,
    headers: { authorization: `Bearer ${accessToken}` },
    timeoutMs: LIMITS.waitMs,
    visitor,
  });
  if (!upstream) return { kind: 'unavailable' };
  if (upstream.status !== 200) {
    await dropReply(upstream);
    return { kind: upstream.status === 401 || upstream.status === 403 ? 'refused' : 'not-found' };
  }
  const disposition = upstream.headers.get('content-disposition') ?? '';
  const headers = new Headers({
    'content-type': 'application/octet-stream',
    'content-disposition': /^attachment;[\x20-\x7e]*$/.test(disposition) ? disposition : 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const { body, length } = streamOf(upstream, LIMITS);
  if (length) headers.set(FILE_LENGTH, length);
  return { kind: 'file', response: new Response(body, { headers }) };
}
