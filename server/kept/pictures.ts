import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Body } from '../body.ts';
import type { Replacement } from '../hold.ts';
import { type Sendable, send } from '../send.ts';
import type { Written } from '../stand-ins.ts';

/** Pictures of a few pages; a browser asks for each once, and a proxy before this server keeps more. */
const MOST_BYTES = 24 * 1024 * 1024;
const PICTURE = /^\/assets\/[^?]+$/;

/** Pictures by their addresses, which name their contents: the same for everybody, for ever. */
export class Pictures {
  readonly #kept = new LRUCache<string, Sendable & { readonly size: number }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
  });

  /** Answers a request for a picture that is here; false for any other. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method } = request;
    if (!PICTURE.test(url) || (method !== 'GET' && method !== 'HEAD')) return false;
    const picture = this.#kept.get(url);
    if (!picture) return false;
    send(request, response, picture).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
    return true;
  }

  /** Keeps a whole picture on its way out. */
  make({ request, headers: written, body }: Written): Replacement {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    const etag = String(written.etag ?? `"${hash}"`);
    const headers = {
      'content-type': written['content-type'],
      'cache-control': written['cache-control'],
      'x-content-type-options': 'nosniff',
    };
    const url = request.url ?? '';
    if (PICTURE.test(url))
      this.#kept.set(url, {
        body: new Body(body),
        headers,
        etag,
        packed: false,
        size: body.length + url.length,
      });
    return { status: 200, headers: { ETag: etag }, body };
  }
}
