/** Checks the settings before the first request and reads the redirect table, so that no request has to wait for it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/config/env');
  env();
  const { findRedirect } = await import('@/lib/upstream/redirects');
  await findRedirect('/');
}
