import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filter as isCompressible } from 'compression';
import { encodingFor, withEncoding } from './body.ts';

/** A larger body is left to the streaming compressor, whose thread it does not block: this takes about 2 ms. */
export const MAX_WHOLE_BYTES = 262_144;
/** A smaller one fits in a packet anyway. */
const MIN_BYTES = 1_024;
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Where time matters more than size. */
const FOR_CALLS = brotli(3);
/** They are four times as large. */
const FOR_PAGES = brotli(4);

export interface WholeBody {
  readonly headers: OutgoingHttpHeaders;
  readonly bytes: Buffer;
}

/**
 * Compresses a body that is complete before anything was sent, such as the JSON of a call, or a page that is rendered
 * for one request. Handing it to another thread and back takes longer than the compression. Null if it has to be sent
 * in another way.
 */
export function compressWhole(request: IncomingMessage, response: ServerResponse, body: Buffer): WholeBody | null {
  if (body.length < MIN_BYTES || body.length > MAX_WHOLE_BYTES || request.method === 'HEAD') return null;
  if (response.hasHeader('content-encoding') || response.hasHeader('content-range')) return null;
  if (!isCompressible(request as never, response as never)) return null;
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return null;
  const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
  const bytes = encoding === 'br' ? brotliCompressSync(body, isPage ? FOR_PAGES : FOR_CALLS) : gzipSync(body);
  const vary = withEncoding(response.getHeader('vary'));
  return { headers: { 'content-encoding': encoding, 'content-length': bytes.length, vary }, bytes };
}
