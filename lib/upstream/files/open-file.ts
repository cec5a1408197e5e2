import 'server-only';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { admit, settle } from '../breaker';
import { dropReply, limitedStream, readReply } from '../http/reply-bytes';
import { timeLimit } from '../http/time-limit';

/** The visitor's request for a file. */
export type FileVisitor = Pick<Request, 'method' | 'headers' | 'signal'>;

export interface FileRequest {
  /** Name for the log and the breaker. */
  readonly what: 'picture' | 'film' | 'attachment';
  readonly path: string;
  /** Base address of another platform than API_BASE_URL. */
  readonly base?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout of the first byte. */
  readonly timeoutMs: number;
  /** Null for a file that the storefront reads for itself. */
  readonly visitor: Pick<FileVisitor, 'method' | 'signal'> | null;
}

export interface FileLimits {
  readonly bytes: number;
  /** Maximum total time spent waiting for the platform, in milliseconds. */
  readonly waitMs: number;
}

const MAX_ERROR_BYTES = 1024 * 1024;

/** A reply without its body, which Next would leave unread and its connection open. */
async function headOf(reply: Response): Promise<Response> {
  await dropReply(reply);
  return new Response(null, { status: reply.status, headers: reply.headers });
}

/**
 * Requests a file from the platform, uncompressed and without following redirects. Null after a timeout, and while the
 * breaker for this kind is open. Pass its body to `streamOf` or `dropReply`. The reply to a visitor's HEAD has no body,
 * and a visitor who leaves ends the reply, whether or not its body is read: Next does not cancel an unread one.
 */
export async function openFile(request: FileRequest): Promise<Response | null> {
  const { what, path, base = env().API_BASE_URL, headers: more = {}, timeoutMs, visitor } = request;
  const attempt = admit(`${base} files`, what);
  if ('refusedAfter' in attempt) return null;
  const limit = timeLimit(timeoutMs);
  const signal = visitor ? AbortSignal.any([limit.signal, visitor.signal]) : limit.signal;
  try {
    const headers = { 'accept-encoding': 'identity', ...more };
    // A GET for a HEAD as well: not every platform gives a HEAD the length.
    const reply = await fetch(new URL(path, base), { redirect: 'manual', signal, headers });
    if (reply.status < 500) {
      settle(attempt, reply.status);
      return visitor?.method === 'HEAD' ? await headOf(reply) : reply;
    }
    settle(attempt, reply.status, new TextDecoder().decode(await readReply(reply, MAX_ERROR_BYTES)));
    log.warn({ status: reply.status, what }, 'file not read');
  } catch (error) {
    if (visitor?.signal.aborted) attempt.withdrawn();
    else {
      attempt.failed(0);
      log.warn({ reason: error instanceof Error ? error.name : 'unknown', what }, 'file not read');
    }
  } finally {
    limit.clear();
  }
  return null;
}

/** A file's body within limits, with its Content-Length if that is the length forwarded. */
export function streamOf(
  reply: Response,
  limits: FileLimits,
): { body: ReadableStream<Uint8Array> | null; length: string | null } {
  const length = reply.headers.get('content-encoding') === null ? reply.headers.get('content-length') : null;
  return { body: limitedStream(reply, limits), length };
}

/** The response if the platform does not deliver a file. */
export function unavailableFile(): Response {
  return new Response('Service Unavailable', {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '5' },
  });
}

/** True if Content-Length exceeds the limit. */
export function isTooLarge(reply: Response, { bytes }: FileLimits): boolean {
  return Number(reply.headers.get('content-length') ?? 0) > bytes;
}
