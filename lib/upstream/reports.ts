import 'server-only';
import { env } from '../config/env';
import { REPORTING } from '../domain/web/reporting';

/** Starts reporting of the server's errors, where SENTRY_DSN is set; loads nothing otherwise. */
export async function startReports(): Promise<void> {
  const dsn = env().SENTRY_DSN;
  if (dsn === undefined) return;
  const { init } = await import('@sentry/node');
  init({ ...REPORTING, dsn });
}

/** Reports an error that no page could answer for; `route` is the path's pattern, never the address itself. */
export async function reportError(error: unknown, route: string): Promise<void> {
  if (env().SENTRY_DSN === undefined) return;
  const { captureException } = await import('@sentry/node');
  captureException(error, { tags: { route } });
}
