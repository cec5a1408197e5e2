import { captureException, init } from '@sentry/nextjs';
import { REPORTING } from '@/lib/domain/web/reporting';

/** Starts reporting, and reports what went wrong before its code was here. */
export function startReports(dsn: string, before: readonly unknown[]): void {
  init({ ...REPORTING, dsn, sendClientReports: false });
  for (const error of before) captureException(error);
}
