import { readFile } from 'node:fs/promises';

/** Written by scripts/start/build/service-worker.ts. */
const BUNDLE = '.next/service-worker.js';

/** `GET /sw.js`: the service worker of this build. Not cached, so that browsers notice a new build. */
export async function GET(): Promise<Response> {
  try {
    return new Response(await readFile(BUNDLE, 'utf8'), {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'self'",
      },
    });
  } catch (error) {
    // There is none in development; on a 404 a browser removes the one it has.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
    throw error;
  }
}
