import type { PlatformApp } from '../../http/platform';
import { seeOther } from './cms-routes';

/**
 * GET of an address that has no page, such as the one of a form, which stays in the browser's field after a refusal:
 * leads to the page above it. Registered after all pages.
 */
export function registerAddressesOfForms({ router }: PlatformApp): void {
  router.get('/cms/*', (context) => {
    const { pathname } = new URL(context.req.url);
    return seeOther(context, pathname.slice(0, pathname.lastIndexOf('/')));
  });
}
