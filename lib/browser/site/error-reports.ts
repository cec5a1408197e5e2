import { browserTracingIntegration, captureException, init } from '@sentry/browser';
import { REPORTING } from '@/lib/domain/web/reporting';

/** Starts reporting, and reports what went wrong before its code was here. */
export function startReports(dsn: string, before: readonly unknown[]): void {
  init({ ...REPORTING, dsn, integrations: [browserTracingIntegration()], sendClientReports: false });
  for (const error of before) captureException(error);
}
