import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { FILE_LENGTH } from '../../lib/config/file-length.ts';
import { Body } from '../response/body.ts';
import { EXPLAINED } from '../response/policy.ts';
import type { Replacement } from '../response/patch-response.ts';
import { type Sendable, send } from '../response/send.ts';
import type { Written } from '../response/replacements.ts';

/** Enough for the pictures of a few pages; a proxy before this server can cache more. */
const MAX_BYTES = 24 * 1024 * 1024;
const PICTURE = /^\/assets\/[^?]+$/;

/** Caches pictures by address. An address contains the hash of its contents, so an entry is never stale. */
export class PictureCache {
  readonly #entries = new LRUCache<string, Sendable & { readonly size: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
  });

  /** Responds from the cache; returns false if the picture is not cached. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method } = request;
    if (!PICTURE.test(url) || (method !== 'GET' && method !== 'HEAD')) return false;
    const picture = this.#entries.get(url);
    if (!picture) return false;
    send(request, response, picture).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
    return true;
  }

  /** Caches a picture of Next's response, and returns the replacement to send: a 503 if the picture is not whole. */
  make({ request, headers: written, body }: Written): Replacement {
    if (body.length !== Number(written[FILE_LENGTH]))
      return { status: 503, headers: { ...EXPLAINED, 'Content-Type': 'text/plain' }, body: 'Service Unavailable' };
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    const etag = String(written.etag ?? `"${hash}"`);
    const headers = {
      'content-type': written['content-type'],
      'cache-control': written['cache-control'],
      'x-content-type-options': 'nosniff',
    };
    const url = request.url ?? '';
    if (PICTURE.test(url))
      this.#entries.set(url, {
        body: new Body(body),
        headers,
        etag,
        packed: false,
        size: body.length + url.length,
      });
    return { status: 200, headers: { ETag: etag }, body };
  }
}
