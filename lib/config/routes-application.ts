/*
 * Addresses of an application for an account. Separate from routes.ts, because all of that is in the scripts of each
 * page.
 */

/** The page with an application's status; the platform's e-mails link to it. */
export function applicationPage(token: string): string {
  return `/signup/status/${encodeURIComponent(token)}`;
}

/** Looks an ABN up in the business register, for the application's form. */
export const ABN_CALL = '/api/account/abn';
