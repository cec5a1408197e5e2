import type { IncomingMessage, ServerResponse } from 'node:http';

/** All methods that the shop supports; each route restricts them further. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** True if a path can be decoded and contains no character that would end or split it later. */
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

/** Responds to malformed requests, for which Next would send 500. Returns false for all others. */
export function respondToMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  if (!METHODS.includes(request.method ?? '')) return refuse(request, response, 405);
  if (!isPath(request.url ?? '')) return refuse(request, response, 400);
  return false;
}

/**
 * Sets the shop's own host. Next compares a form's Origin with Host, which a proxy may have changed;
 * lib/session/request-guard compares Origin with APP_ORIGIN instead. The client's Host is never used.
 */
export function setOwnHost({ headers }: Pick<IncomingMessage, 'headers'>, origin: URL): void {
  headers.host = origin.host;
  headers['x-forwarded-host'] = origin.host;
  headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
}
