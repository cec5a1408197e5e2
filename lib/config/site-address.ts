import { ownPath } from '../domain/content/links';
import { env } from './env';
import { routes } from './routes';

/**
 * Absolute address on this site for a path, from APP_ORIGIN: for redirects, and for other services that send the
 * browser back. All code uses this function. A path that leaves the site becomes the home page.
 */
export function siteAddress(path: string): string {
  return new URL(ownPath(path) ?? routes.home, env().APP_ORIGIN).href;
}
