import { BUSY } from '@/lib/contract/common';
import { TooBusy } from '../limiter';
import { PlatformError } from './platform-error';

/** Throws 503 for TooBusy; rethrows anything else. */
export function refuseWhenBusy(cause: unknown): never {
  if (!(cause instanceof TooBusy)) throw cause;
  throw new PlatformError(503, BUSY, 'Too many pictures are being made. Please try again.', {
    headers: { 'Retry-After': '2' },
  });
}
