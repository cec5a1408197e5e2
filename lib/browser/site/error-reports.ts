import { captureException, init } from '@sentry/nextjs';
import { REPORTING } from '@/lib/domain/web/reporting';

/** Starts reporting, including errors from before this code was loaded. */
export function startReports(dsn: string, before: readonly unknown[]): void {
  init({ ...REPORTING, dsn, sendClientReports: false });
  for (const error of before) captureException(error);
}
