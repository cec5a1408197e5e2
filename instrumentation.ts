import type { Instrumentation } from 'next';

/**
 * Validates the settings before the first request, and loads what no request should wait for: ended sessions and the
 * redirect table.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/config/env');
  env();
  const { startReports } = await import('@/lib/upstream/reports');
  await startReports();
  const { readEnded } = await import('@/lib/session/ended');
  await readEnded();
  const { findRedirect } = await import('@/lib/upstream/page/redirects');
  await findRedirect('/', new Date());
}

/**
 * Next logs the error. The server around Next is notified of the cause: the platform, an invalid form by the client, or
 * this storefront, which is reported.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, { method, headers }, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { isUnreadableBody } = await import('@/lib/domain/forms/unreadable-body');
  const { isFailedCall } = await import('@/lib/upstream/errors');
  const { note, noteReported } = await import('@/lib/upstream/request-notes');
  const unreadable = method === 'POST' && isUnreadableBody(error, headers['next-action'] !== undefined);
  if (unreadable) note({ unreadable });
  if (isFailedCall(error)) note({ unavailable: true });
  noteReported();
  if (unreadable) return;
  const { reportRequestError } = await import('@/lib/upstream/reports');
  await reportRequestError(error, method, context);
};
