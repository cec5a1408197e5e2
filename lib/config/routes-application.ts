/*
 * The addresses of an application for an account. Apart from routes.ts, whose every address is part of the scripts of
 * each page.
 */

/** The page that shows an applicant the status; the platform's mails link to it. */
export function applicationPage(token: string): string {
  return `/signup/status/${encodeURIComponent(token)}`;
}

/** Where the application's form asks what the business register says of an ABN. */
export const ABN_CALL = '/api/account/abn';
