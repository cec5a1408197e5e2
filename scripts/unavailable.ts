import type { IncomingMessage, ServerResponse } from 'node:http';

const RETRY_SECONDS = '5';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Stands for a page that the platform did not deliver. Nothing works then, so it needs no script, no font and no other file. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Network Error</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; font: 1.125rem/1.6 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 34rem; }
h1 { font: 400 2.5rem/1.15 ui-serif, Georgia, serif; margin: 0 0 1rem; }
a { color: inherit; display: inline-block; min-height: 2.75rem; margin-inline-end: 1.5rem; }
</style>
</head>
<body>
<main>
<h1>Network Error</h1>
<p>Our shop system is not answering at the moment. Nothing in your cart or account is lost. Please try again in a minute.</p>
<p><a href="">Try again</a><a href="/">Take me home</a></p>
</main>
</body>
</html>`;

/** A document, as against the router's data, which has a screen of its own for errors. */
export function wantsDocument(request: IncomingMessage): boolean {
  return request.headers.rsc === undefined && (request.headers.accept ?? '*/*').includes('html');
}

/**
 * Turns Next's 500 into a 503 with Retry-After when `isUnavailable()` says that the platform was the reason. A document gets words
 * instead of Next's empty shell, which only scripts fill: what Next writes is dropped then, and the page sent when it ends.
 */
export function answerUnavailable(request: IncomingMessage, response: ServerResponse, isUnavailable: () => boolean): void {
  const { writeHead, write, end, flushHeaders } = response;
  let dropping = false;
  const fails = (status: unknown): boolean => status === 500 && !response.headersSent && isUnavailable();
  const drops = (status: unknown): boolean => (dropping ||= fails(status) && wantsDocument(request));

  function explain(): void {
    response.statusCode = 503;
    response.setHeader('Retry-After', RETRY_SECONDS);
    response.setHeader('Cache-Control', 'no-store');
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (drops(status)) return response;
      if (fails(status)) explain();
      return Reflect.apply(writeHead, response, [fails(status) ? 503 : status, ...rest]);
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
      explain();
      for (const name of ['Content-Encoding', 'ETag', 'Link']) response.removeHeader(name);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', POLICY);
      response.setHeader('Content-Length', Buffer.byteLength(PAGE));
      return Reflect.apply(end, response, request.method === 'HEAD' ? [] : [PAGE]);
    },
  });
}
