import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_POLICY, plainPage } from './plain-page.ts';

/** As in next.config.ts, where Next would end such a request with an error and no words. */
const LIMIT_BYTES = 6 * 1024 * 1024;
/** How much is read and dropped: a browser shows the answer only to a request that it could send. */
const DROPPED_BYTES = 64 * 1024 * 1024;

const PAGE = plainPage({
  title: 'Too large',
  text: 'Files can have 5 MB at most, all together, and nothing was sent. Please go back and choose smaller ones: what you typed is still there.',
});

function answer(response: ServerResponse): void {
  response.writeHead(413, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(PAGE),
    'Content-Security-Policy': PLAIN_POLICY,
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(PAGE);
}

/**
 * Answers what is sent to a page and is larger than any form may be. False when the request is another one. Routes of
 * /api have limits of their own.
 */
export function answerTooLarge(request: IncomingMessage, response: ServerResponse): boolean {
  const size = Number(request.headers['content-length'] ?? 0);
  if (size <= LIMIT_BYTES || request.url?.startsWith('/api/')) return false;
  if (size > DROPPED_BYTES) answer(response);
  else request.resume().once('end', () => answer(response));
  return true;
}
