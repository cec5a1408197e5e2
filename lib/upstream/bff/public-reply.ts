/** The same for everyone, so caches may store it for a minute. */
const PUBLIC = 'public, max-age=60, s-maxage=60, stale-while-revalidate=600';

/** A JSON response that is the same for everyone. */
export function publicReply(json: string): Response {
  return new Response(json, { headers: { 'content-type': 'application/json', 'cache-control': PUBLIC } });
}
