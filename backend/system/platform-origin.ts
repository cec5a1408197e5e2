import type { Config } from './config';

/** Public origin of this platform's own pages. */
export function platformOrigin({
  PLATFORM_ORIGIN,
  BACKEND_PORT,
}: Pick<Config, 'PLATFORM_ORIGIN' | 'BACKEND_PORT'>): string {
  return PLATFORM_ORIGIN ?? `http://localhost:${BACKEND_PORT}`;
}
