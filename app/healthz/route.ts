/** Liveness; checks nothing else. */
export function GET(): Response {
  return new Response('ok', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
}
