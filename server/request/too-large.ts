import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_POLICY, plainPage } from '../response/plain-page.ts';

/** The same limit as in next.config.ts, where Next would abort the request without a readable answer. */
const LIMIT_BYTES = 6 * 1024 * 1024;
/** How much is read and discarded: browsers show a response only after sending the whole request. */
const DROPPED_BYTES = 64 * 1024 * 1024;

const PAGE = plainPage({
  title: 'Too large',
  text:
    'Files can have 5 MB at most, all together, and nothing was sent. Please go back and choose smaller ones: ' +
    'what you typed is still there.',
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
 * Responds to requests for pages that are larger than any form may be. Returns false for all others. Routes below /api
 * have separate limits.
 */
export function respondToTooLarge(request: IncomingMessage, response: ServerResponse): boolean {
  const size = Number(request.headers['content-length'] ?? 0);
  if (size <= LIMIT_BYTES || request.url?.startsWith('/api/')) return false;
  if (size > DROPPED_BYTES) answer(response);
  else request.resume().once('end', () => answer(response));
  return true;
}
