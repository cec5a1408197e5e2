import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import isFresh from 'fresh';
import parseRange from 'range-parser';
import { type Body, encodingFor, withEncoding } from './body.ts';

export interface Sendable {
  readonly body: Body;
  /** Headers of the whole body, without an encoding. */
  readonly headers: OutgoingHttpHeaders;
  /** Weak if ranges are not supported. */
  readonly etag: string;
  /** True for compressible content. */
  readonly packed: boolean;
}

/** Each encoding of a file has different bytes, so ranges of one must not be combined with ranges of another. */
function tagOf(etag: string, encoding: string): string {
  return etag.startsWith('W/') || encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`);
}

/** The requested range; null for the whole body, -1 if unsatisfiable. */
function partOf({ headers }: IncomingMessage, size: number, etag: string): { start: number; end: number } | null | -1 {
  const { range, 'if-range': condition } = headers;
  if (range === undefined || etag.startsWith('W/') || (condition !== undefined && condition !== etag)) return null;
  const parts = parseRange(size, range);
  if (parts === -1) return -1;
  const [part] = parts === -2 || parts.type !== 'bytes' || parts.length !== 1 ? [] : parts;
  return part ?? null;
}

/** Sends a body from memory: compressed once, as a 304, or as the requested range. */
export async function send(request: IncomingMessage, response: ServerResponse, what: Sendable): Promise<void> {
  const encoding = what.packed ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const etag = tagOf(what.etag, encoding);
  const headers: OutgoingHttpHeaders = { ...what.headers, etag };
  if (what.packed) headers.vary = withEncoding(what.headers.vary);
  if (isFresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = await what.body.in(encoding);
  const part = partOf(request, bytes.length, etag);
  if (part === -1) {
    response.writeHead(416, { 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' }).end();
    return;
  }
  const sent = part ? bytes.subarray(part.start, part.end + 1) : bytes;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (!etag.startsWith('W/')) headers['accept-ranges'] = 'bytes';
  if (part) headers['content-range'] = `bytes ${part.start}-${part.end}/${bytes.length}`;
  headers['content-length'] = sent.length;
  response.writeHead(part ? 206 : 200, headers);
  response.end(request.method === 'HEAD' ? undefined : sent);
}
