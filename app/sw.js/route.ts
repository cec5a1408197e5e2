import { readFile } from 'node:fs/promises';

/** Where scripts/start/service-worker.ts puts the bundle. */
const BUNDLE = '.next/service-worker.js';

/** `GET /sw.js`: the service worker of this build. Browsers ask again each time, so that a new build is seen. */
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
    // In development there is none, and a browser that has one drops it.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
    throw error;
  }
}
