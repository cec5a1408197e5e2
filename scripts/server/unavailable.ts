import type { IncomingMessage, ServerResponse } from 'node:http';
import { replaceResponse, wantsDocument } from './replace-response.ts';

const EXPLAINED = { 'Retry-After': '5', 'Cache-Control': 'no-store' };
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

/**
 * Turns Next's 500 into a 503 with Retry-After when `isUnavailable()` says that the platform was the reason. A document gets words
 * instead of Next's empty shell, which only scripts fill; the router keeps its body.
 */
export function answerUnavailable(request: IncomingMessage, response: ServerResponse, isUnavailable: () => boolean): void {
  const { writeHead } = response;
  const fails = (status: number): boolean => status === 500 && isUnavailable();
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (!fails(status)) return Reflect.apply(writeHead, response, [status, ...rest]);
      for (const [name, value] of Object.entries(EXPLAINED)) response.setHeader(name, value);
      return Reflect.apply(writeHead, response, [503, ...rest]);
    },
  });
  replaceResponse(request, response, {
    applies: (status) => fails(status) && wantsDocument(request),
    make: () => ({
      status: 503,
      headers: { ...EXPLAINED, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
      body: PAGE,
    }),
  });
}
