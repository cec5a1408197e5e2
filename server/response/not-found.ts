import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Body, encodingFor, withEncoding } from './body.ts';
import type { Replacement } from './patch-response.ts';
import { chosenLanguage, inLanguage } from '../request/language.ts';
import type { Written } from './replacements.ts';

const LAST_RESORT =
  '<!doctype html><title>Page not found</title><h1>Page not found</h1><p><a href="/">Take me home</a></p>';
const POLICY = 'content-security-policy';

/** How long one rendering is shared by everybody in the same language. */
const READ_MS = 1_000;
/** More than the number of languages, since a cookie can contain any value that looks like one. */
const MAX_LANGUAGES = 64;

interface Page {
  readonly html: Body;
  /** Its Content-Security-Policy, with the nonce of its scripts. */
  readonly policy: string | null;
}

/** The shop's own 'Page not found' page; null if it cannot be rendered. */
async function readPage(address: string, headers: Readonly<Record<string, string>>): Promise<Page | null> {
  try {
    const reply = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    return reply.ok ? { html: new Body(await reply.text()), policy: reply.headers.get(POLICY) } : null;
  } catch (error) {
    console.error('the not-found page was not read:', error instanceof Error ? error.message : error);
    return null;
  }
}

/**
 * The cookies that the browser would send next: the request's cookies, updated by those that this response sets, such
 * as a renewed session.
 */
function cookiesAfter(cookie: string, headers: OutgoingHttpHeaders): string {
  const changes = [headers['set-cookie'] ?? []].flat().map((change) => change.split(';')[0] ?? '');
  const cookies = new Map([...cookie.split(';'), ...changes].map((one) => [one.split('=')[0]?.trim(), one.trim()]));
  return [...cookies.values()].filter(Boolean).join('; ');
}

/**
 * Next responds to a missing page with an empty shell that scripts fill, and the middleware without a body. A document
 * request gets the page at `address` instead, with status 404, so that it can be read without scripts. Visitors share
 * one rendering per language, however many addresses are made up; a customer's is rendered with that customer's cookies
 * and nonce. None is cached under its address, since the number of addresses is unlimited.
 */
export class MissingPages {
  readonly #address: string;
  readonly #pages = new LRUCache<string, Promise<Page | null>>({ max: MAX_LANGUAGES, ttl: READ_MS });

  constructor(address: string) {
    this.#address = address;
  }

  async make({ request, headers: written }: Written): Promise<Replacement> {
    const headers = { 'Cache-Control': 'private, no-store' };
    if (request.method === 'HEAD') return { status: 404, headers, body: '' };
    const { cookie = '', 'accept-encoding': accepted } = request.headers;
    const personal = String(written[POLICY] ?? '').includes("'nonce-");
    const page = await (personal
      ? readPage(this.#address, { cookie: cookiesAfter(cookie, written) })
      : this.#in(chosenLanguage(cookie)));
    if (page === null) return { status: 404, headers, body: LAST_RESORT };
    // A customer's page is compressed when it is sent, for speed.
    const encoding = personal ? 'identity' : encodingFor(accepted);
    return {
      status: 404,
      headers: {
        ...headers,
        Vary: withEncoding(written.vary),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        ...(personal && page.policy !== null && { 'Content-Security-Policy': page.policy }),
      },
      body: await page.html.in(encoding),
    };
  }

  #in(language: string | null): Promise<Page | null> {
    const key = language ?? '';
    const known = this.#pages.get(key);
    if (known) return known;
    const read = readPage(this.#address, inLanguage(language));
    this.#pages.set(key, read);
    return read;
  }
}
