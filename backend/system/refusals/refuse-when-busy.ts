import { TooBusy } from '../limiter';
import { PlatformError } from './platform-error';

/** 503 for what a limiter turned away; anything else is thrown on. */
export function refuseWhenBusy(cause: unknown): never {
  if (!(cause instanceof TooBusy)) throw cause;
  throw new PlatformError(503, 'BUSY', 'Too many pictures are being made. Please try again.', {
    headers: { 'Retry-After': '2' },
  });
}
