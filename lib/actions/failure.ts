import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { LOCALE_COOKIE, type Locale, chosenLocale } from '@/lib/i18n/locales';
import { isOwnRequest } from '@/lib/session/request-guard';
import { UpstreamError } from '@/lib/upstream/errors';

export interface Failure {
  readonly message: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** The visitor's language, from the cookie: an action has no view. */
export async function actionLocale(): Promise<Locale> {
  return chosenLocale((await cookies()).get(LOCALE_COOKIE)?.value);
}

export async function isForeignRequest(): Promise<boolean> {
  return !isOwnRequest(await headers());
}

/**
 * The message for a failed call. An expired session redirects to the sign-in, and from there back to `next`. Errors
 * other than UpstreamError are rethrown.
 */
export async function failureOf(error: unknown, next: string): Promise<Failure> {
  if (!(error instanceof UpstreamError)) throw error;
  if (error.kind === 'unauthorized') redirect(`${routes.login}?ended=1&next=${encodeURIComponent(next)}`);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'forms' });
  if (error.kind === 'unavailable' || error.kind === 'invalid-reply')
    return { message: t('networkError'), fieldErrors: {} };
  if (error.retryAfter !== undefined && error.message === '')
    return { message: t('tooMany', { seconds: error.retryAfter }), fieldErrors: {} };
  return { message: error.message || t('somethingWrong'), fieldErrors: error.fieldErrors };
}
