import type { IncomingMessage, ServerResponse } from 'node:http';
import { wantsDocument } from './unavailable.ts';

/** Headers that describe the body which is not sent. */
const OF_THE_SHELL = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'ETag', 'Link'];
const LANGUAGE_COOKIE = /(?:^|;\s*)(NEXT_LOCALE=[\w-]+)/;

/** The shop's own 'Page not found' page in the visitor's language; null when it cannot be had either. */
async function readPage(address: string, cookie: string | undefined): Promise<string | null> {
  const language = LANGUAGE_COOKIE.exec(cookie ?? '')?.[1];
  try {
    const reply = await fetch(address, { headers: language ? { cookie: language } : {}, signal: AbortSignal.timeout(5_000) });
    return reply.ok ? await reply.text() : null;
  } catch (error) {
    console.error('the not-found page was not read:', error instanceof Error ? error.message : error);
    return null;
  }
}

/**
 * Next answers a missing page of the public view with an empty shell that scripts fill. A document gets the page at `address` in
 * its place, with status 404, so that it can be read without them.
 */
export function answerNotFound(request: IncomingMessage, response: ServerResponse, address: string): void {
  const { writeHead, write, end, flushHeaders } = response;
  let dropping = false;
  const isHtml = (): boolean => String(response.getHeader('content-type') ?? '').startsWith('text/html');
  const drops = (status: unknown): boolean => (dropping ||= status === 404 && !response.headersSent && isHtml() && wantsDocument(request));

  async function send(): Promise<void> {
    const page = request.method === 'HEAD' ? null : await readPage(address, request.headers.cookie);
    for (const name of OF_THE_SHELL) response.removeHeader(name);
    const body = page ?? '<!doctype html><title>Page not found</title><h1>Page not found</h1><p><a href="/">Take me home</a></p>';
    response.setHeader('Content-Length', Buffer.byteLength(body));
    Reflect.apply(writeHead, response, [404]);
    Reflect.apply(end, response, request.method === 'HEAD' ? [] : [body]);
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      return drops(status) ? response : Reflect.apply(writeHead, response, [status, ...rest]);
    },
    flushHeaders() {
      if (!drops(response.statusCode)) Reflect.apply(flushHeaders, response, []);
    },
    write(...args: unknown[]) {
      return drops(response.statusCode) || Reflect.apply(write, response, args);
    },
    end(...args: unknown[]) {
      if (!drops(response.statusCode)) return Reflect.apply(end, response, args);
      dropping = false;
      void send();
      return response;
    },
  });
}
