/** Alive; depends on nothing. */
export function GET(): Response {
  return new Response('ok', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
}
