import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a shop answers to at all; each route says which of them are for it. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Whether a path can be decoded, and holds nothing that ends or splits it further on. */
function isPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/')) return false;
  try {
    return !/[\0\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, status: 400 | 405): true {
  const words = status === 400 ? 'Bad Request' : 'Method Not Allowed';
  request.resume();
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(words),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 405 && { Allow: METHODS.join(', ') }),
  });
  response.end(request.method === 'HEAD' ? undefined : words);
  return true;
}

/** Answers what is no request of any browser, before Next does with 500. False when the request is another one. */
export function answerNonsense(request: IncomingMessage, response: ServerResponse): boolean {
  if (!METHODS.includes(request.method ?? '')) return refuse(request, response, 405);
  if (!isPath(request.url ?? '')) return refuse(request, response, 400);
  return false;
}

/**
 * Next compares a form's Origin with the Host that reached it, which a proxy may have changed: it gets the shop's own,
 * and lib/session/request-guard compares Origin with APP_ORIGIN. Whatever a visitor said the host was is nowhere used.
 */
export function sayOwnHost({ headers }: Pick<IncomingMessage, 'headers'>, origin: URL): void {
  headers.host = origin.host;
  headers['x-forwarded-host'] = origin.host;
  headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
}
