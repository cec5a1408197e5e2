import 'server-only';
import type { Instrumentation } from 'next';
import { env } from '../config/env';
import { REPORTING } from '../domain/web/reporting';

type ErrorContext = Parameters<Instrumentation.onRequestError>[2];

/** Starts reporting the server's errors if SENTRY_DSN is set; otherwise loads nothing. */
export async function startReports(): Promise<void> {
  const dsn = env().SENTRY_DSN;
  if (dsn === undefined) return;
  const { init } = await import('@sentry/nextjs');
  init({ ...REPORTING, dsn });
}

/** Reports an unhandled error with its route's pattern, but without the address or any header. */
export async function reportRequestError(error: unknown, method: string, context: ErrorContext): Promise<void> {
  if (env().SENTRY_DSN === undefined) return;
  const { captureRequestError } = await import('@sentry/nextjs');
  captureRequestError(error, { method, path: context.routePath, headers: {} }, context);
}
