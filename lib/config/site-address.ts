import { ownPath } from '../domain/content/links';
import { env } from './env';
import { routes } from './routes';

/**
 * The one way from a path to an address of this site, for a redirect or for another service to send the browser back
 * to: absolute, from APP_ORIGIN, and never of another site. A path that would lead there is the home page.
 */
export function siteAddress(path: string): string {
  return new URL(ownPath(path) ?? routes.home, env().APP_ORIGIN).href;
}
