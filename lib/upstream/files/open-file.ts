import 'server-only';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { admit, settle } from '../breaker';
import { dropReply, limitedStream } from '../http/reply-bytes';
import { timeLimit } from '../http/time-limit';

export interface FileRequest {
  /** Name for the log and the breaker. */
  readonly what: 'picture' | 'film' | 'attachment';
  readonly path: string;
  /** Base address of another platform than API_BASE_URL. */
  readonly base?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout of the first byte. */
  readonly timeoutMs: number;
}

export interface FileLimits {
  readonly bytes: number;
  /** Maximum total time spent waiting for the platform, in milliseconds. */
  readonly waitMs: number;
}

/**
 * Requests a file from the platform, uncompressed and without following redirects. Null after a timeout, and while the
 * breaker for this kind is open. Pass its body to `streamOf` or `dropReply`.
 */
export async function openFile(request: FileRequest): Promise<Response | null> {
  const { what, path, base = env().API_BASE_URL, headers: more = {}, timeoutMs } = request;
  const attempt = admit(`${base} files`, what);
  if ('refusedAfter' in attempt) return null;
  const limit = timeLimit(timeoutMs);
  try {
    const headers = { 'accept-encoding': 'identity', ...more };
    const reply = await fetch(new URL(path, base), { redirect: 'manual', signal: limit.signal, headers });
    settle(attempt, reply.status);
    if (reply.status < 500) return reply;
    await dropReply(reply);
    log.warn({ status: reply.status, what }, 'file not read');
  } catch (error) {
    attempt.failed(0);
    log.warn({ reason: error instanceof Error ? error.name : 'unknown', what }, 'file not read');
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
