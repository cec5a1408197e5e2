import type { ServerResponse } from 'node:http';

/**
 * A page in a shared cache is for those without a session. The middleware says so with Vary: Cookie, and Next writes its own Vary over
 * it on the way out.
 */
export function varyByCookie(response: ServerResponse): void {
  const { writeHead } = response;
  Object.assign(response, {
    writeHead(...args: unknown[]) {
      const cached = String(response.getHeader('Cache-Control') ?? '').includes('s-maxage=');
      const vary = String(response.getHeader('Vary') ?? '');
      if (cached && !/\bcookie\b/i.test(vary)) response.setHeader('Vary', vary === '' ? 'Cookie' : `${vary}, Cookie`);
      return Reflect.apply(writeHead, response, args);
    },
  });
}
