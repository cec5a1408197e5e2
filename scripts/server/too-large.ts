import type { IncomingMessage, ServerResponse } from 'node:http';

/** As in next.config.ts, where Next would end such a request with an error and no words. */
const LIMIT_BYTES = 6 * 1024 * 1024;
/** How much is read and dropped: a browser shows the answer only to a request that it could send. */
const DROPPED_BYTES = 64 * 1024 * 1024;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Too large</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; font: 1.125rem/1.6 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 34rem; }
h1 { font: 400 2.5rem/1.15 ui-serif, Georgia, serif; margin: 0 0 1rem; }
</style>
</head>
<body>
<main>
<h1>Too large</h1>
<p>Files can have 5 MB at most, all together, and nothing was sent. Please go back and choose smaller ones: what you typed is still there.</p>
</main>
</body>
</html>`;

function answer(response: ServerResponse): void {
  response.writeHead(413, {
    'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(PAGE), 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store', Connection: 'close',
  });
  response.end(PAGE);
}

/** Answers what is sent to a page and is larger than any form may be. False when the request is another one. Routes of /api have limits of their own. */
export function answerTooLarge(request: IncomingMessage, response: ServerResponse): boolean {
  const size = Number(request.headers['content-length'] ?? 0);
  if (size <= LIMIT_BYTES || request.url?.startsWith('/api/')) return false;
  if (size > DROPPED_BYTES) answer(response);
  else request.resume().once('end', () => answer(response));
  return true;
}
