import type { Instrumentation } from 'next';

/** Checks the settings before the first request and reads the redirect table, so that no request has to wait for it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/config/env');
  env();
  const { startReports } = await import('@/lib/upstream/reports');
  await startReports();
  const { findRedirect } = await import('@/lib/upstream/page/redirects');
  await findRedirect('/');
}

/** Next logs the error. One of ours is reported; a form that cannot be read is its sender's, and scripts/storefront.ts is told so. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method, headers }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { isUnreadableBody } = await import('@/lib/domain/form/unreadable-body');
  if (method === 'POST' && isUnreadableBody(error, headers['next-action'] !== undefined)) {
    const { markUnreadable } = await import('@/lib/upstream/request-store');
    markUnreadable();
    return;
  }
  const { reportError } = await import('@/lib/upstream/reports');
  await reportError(error, routePath);
};
