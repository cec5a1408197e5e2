import type { Instrumentation } from 'next';

/** Checks the settings before the first request and reads the redirect table, so that no request has to wait for it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/config/env');
  env();
  const { startReports } = await import('@/lib/upstream/reports');
  await startReports();
  const { findRedirect } = await import('@/lib/upstream/redirects');
  await findRedirect('/');
}

/** Next logs the error; here it is told to scripts/storefront.ts whose fault it was. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method, headers }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportError } = await import('@/lib/upstream/reports');
  await reportError(error, routePath);
  if (method !== 'POST') return;
  const { isUnreadableBody } = await import('@/lib/domain/unreadable-body');
  const { markUnreadable } = await import('@/lib/upstream/request-store');
  if (isUnreadableBody(error, headers['next-action'] !== undefined)) markUnreadable();
};
