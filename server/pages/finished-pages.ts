import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Body, encodingFor, withEncoding } from '../response/body.ts';
import type { Replacement } from '../response/patch-response.ts';
import { chosenLanguage, inLanguage } from '../request/language.ts';
import { send } from '../response/send.ts';
import { withoutEmptyActions } from '../document/form-actions.ts';
import { inlineStyles } from '../document/inline-styles.ts';
import { FLIGHT_PREFIX, splitPage } from '../document/split-page.ts';
import { startScriptsLater } from '../document/start-scripts.ts';
import type { Written } from '../response/replacements.ts';

/** Half of the memory for finished pages; next.config.ts gives Next the other half. Validated in lib/config/env. */
const MAX_BYTES = (Number(process.env.PAGES_MEMORY_MB || 100) / 2) * 1024 * 1024;
const FLIGHT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
};

export interface Page {
  readonly html: Body;
  /** Null for a page without flight data. */
  readonly flight: Body | null;
  readonly etag: string;
}

function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}

/**
 * URL of a page's flight data, escaped for an attribute. Everybody gets the one of the first request, which may have
 * written the page's path in another way, such as with a fragment.
 */
function flightAddress(hash: string, { url = '/', headers }: IncomingMessage): string {
  const language = chosenLanguage(headers.cookie);
  const { pathname } = new URL(`http://any.invalid${url}`);
  const query = new URLSearchParams({ at: pathname, ...(language !== null && { in: language }) });
  return `${FLIGHT_PREFIX}${hash}.js?${query}`.replaceAll('&', '&amp;');
}

interface Options {
  /** This server's own origin. */
  readonly self: string;
  /** False leaves the flight data in the page. */
  readonly split: boolean;
  /** The build's style sheets by address. */
  readonly styles: ReadonlyMap<string, string>;
  /** The script in each page that starts the other scripts. */
  readonly loader: string;
}

/**
 * Finished pages, split from their flight data and compressed once for all requests. Cached by a hash of the content,
 * so an entry is never stale.
 */
export class FinishedPages {
  readonly #self: string;
  readonly #split: boolean;
  readonly #styles: ReadonlyMap<string, string>;
  readonly #loader: string;
  /** By a hash of Next's output; a page and its flight data are evicted together. */
  readonly #pages = new LRUCache<string, Page>({ maxSize: MAX_BYTES });

  constructor({ self, split, styles, loader }: Options) {
    this.#self = self;
    this.#split = split;
    this.#styles = styles;
    this.#loader = loader;
  }

  /** Finds a page by the hash that `make` returned. */
  find(hash: string): Page | undefined {
    return this.#pages.get(hash);
  }

  /** Builds the response of a finished page. */
  async make({ request, headers: written, body }: Written): Promise<Replacement & { readonly page: string }> {
    const hash = hashOf(body);
    const page = this.#pageOf(hash, body, request);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const headers = {
      ETag: page.etag,
      'Content-Type': 'text/html; charset=utf-8',
      Vary: withEncoding(written.vary),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
    if (request.headers['if-none-match'] === page.etag) return { page: hash, status: 304, headers, body: '' };
    return { page: hash, status: 200, headers, body: await page.html.in(encoding) };
  }

  /** Responds to a request for flight data; returns false for any other request. */
  respondWithFlight(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '';
    if (!url.startsWith(FLIGHT_PREFIX)) return false;
    this.#sendFlight(url, request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
    return true;
  }

  #pageOf(hash: string, body: Buffer, request: IncomingMessage): Page {
    const known = this.#pages.get(hash);
    if (known) return known;
    const written = body.toString('utf8');
    const { html, flight } = this.#split
      ? splitPage(written, flightAddress(hash, request))
      : { html: written, flight: null };
    const document = inlineStyles(startScriptsLater(withoutEmptyActions(html), this.#loader), this.#styles);
    const page = {
      html: new Body(document),
      flight: flight === null ? null : new Body(flight),
      etag: `W/"${hashOf(document)}"`,
    };
    this.#pages.set(hash, page, { size: body.length + document.length });
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
    await send(request, response, { body: flight, headers: FLIGHT_HEADERS, etag: `W/"${hash}"`, packed: true });
  }

  /**
   * Renders the page of a file, which recreates the file: the page was sent by another instance, or by this one before
   * a restart.
   */
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
