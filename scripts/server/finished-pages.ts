import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { chosenLanguage, inLanguage } from './language.ts';
import { replaceResponse, wantsDocument } from './replace-response.ts';
import { FLIGHT_PREFIX, splitPage } from './split-page.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compressed once and sent many times. */
const BROTLI_QUALITY = 9;
const MOST_BYTES = 64 * 1024 * 1024;
const YEAR = 'public, max-age=31536000, immutable';

type Encoding = 'br' | 'gzip' | 'identity';

/** A body in each encoding that was asked for so far. */
class Body {
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.#made.set('identity', Promise.resolve(Buffer.from(text)));
  }

  in(encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(encoding) ?? this.#make(encoding);
    this.#made.set(encoding, made);
    return made;
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const plain = await this.in('identity');
    return encoding === 'br'
      ? brotliAsync(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        })
      : gzipAsync(plain);
  }
}

interface Page {
  readonly html: Body;
  /** Null for a page without flight data. */
  readonly flight: Body | null;
  readonly etag: string;
}

function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}

/** The best encoding that a client takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  const taken = new Set(
    (accepted ?? '')
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim().toLowerCase()),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}

/**
 * Finished pages on their way out: split from their flight data and compressed once, however often they are sent. What is kept is
 * kept by its contents, so that nothing of it can be out of date. `self` is this server's own address.
 */
export class FinishedPages {
  readonly #self: string;
  /** By the hash of what Next wrote; a page and its flight data come and go together. */
  readonly #pages = new LRUCache<string, Page>({ maxSize: MOST_BYTES });

  constructor(self: string) {
    this.#self = self;
  }

  /** Sends a finished page, one that shared caches may keep, in this form. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    const isFinished = (): boolean =>
      /\bs-maxage=/.test(String(response.getHeader('cache-control') ?? '')) &&
      String(response.getHeader('content-type') ?? '').startsWith('text/html');
    replaceResponse(request, response, {
      applies: (status) => status === 200 && request.method === 'GET' && isFinished() && wantsDocument(request),
      make: async (body) => {
        const page = this.#pageOf(body, request);
        const encoding = encodingFor(request.headers['accept-encoding']);
        const link = response.getHeader('link');
        const headers = {
          ...(link !== undefined && { Link: String(link) }),
          ETag: page.etag,
          'Content-Type': 'text/html; charset=utf-8',
          Vary: withEncoding(response.getHeader('vary')),
          ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        };
        if (request.headers['if-none-match'] === page.etag) return { status: 304, headers, body: '' };
        return { status: 200, headers, body: await page.html.in(encoding) };
      },
    });
  }

  /** Answers a request for a page's flight data; false for any other. */
  answerFlight(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '';
    if (!url.startsWith(FLIGHT_PREFIX)) return false;
    this.#sendFlight(url, request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
    return true;
  }

  #pageOf(body: Buffer, request: IncomingMessage): Page {
    const hash = hashOf(body);
    const known = this.#pages.get(hash);
    if (known) return known;
    const language = chosenLanguage(request.headers.cookie);
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const query = new URLSearchParams({ at: path, ...(language !== null && { in: language }) });
    const { html, flight } = splitPage(
      body.toString('utf8'),
      `${FLIGHT_PREFIX}${hash}.js?${query}`.replaceAll('&', '&amp;'),
    );
    const page = { html: new Body(html), flight: flight === null ? null : new Body(flight), etag: `W/"${hash}"` };
    this.#pages.set(hash, page, { size: body.length * 2 });
    return page;
  }

  async #sendFlight(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(url, this.#self);
    const hash = pathname.slice(FLIGHT_PREFIX.length, -'.js'.length);
    if (!this.#pages.has(hash)) await this.#readPage(searchParams.get('at'), searchParams.get('in'));
    const flight = this.#pages.get(hash)?.flight;
    if (!flight) {
      response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }).end('Not Found');
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = await flight.in(encoding);
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': YEAR,
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Makes the page that a file belongs to, and with it the file: another instance, or this one before a restart, sent it out. */
  async #readPage(path: string | null, language: string | null): Promise<void> {
    if (path === null || !/^\/(?![/\\])[\w\-./%~]*$/.test(path) || path.startsWith(FLIGHT_PREFIX)) return;
    try {
      await (
        await fetch(new URL(path, this.#self), {
          redirect: 'manual',
          headers: { accept: 'text/html', ...inLanguage(language) },
          signal: AbortSignal.timeout(5_000),
        })
      ).arrayBuffer();
    } catch (error) {
      console.error('the page of a flight file was not read:', error instanceof Error ? error.message : error);
    }
  }
}

function withEncoding(vary: number | string | readonly string[] | undefined): string {
  const names = vary === undefined ? '' : String(vary);
  return /accept-encoding/i.test(names) ? names : [names, 'Accept-Encoding'].filter(Boolean).join(', ');
}
