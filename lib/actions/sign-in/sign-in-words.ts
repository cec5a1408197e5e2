import 'server-only';
import { getTranslations } from 'next-intl/server';
import { visitorAddress } from '@/lib/upstream/session/sign-in';
import { UpstreamError, unavailableState } from '@/lib/upstream/errors';
import { countSignIn } from '@/lib/upstream/bff/rate-limit';
import { actionLocale } from '../failure';
import type { FormState } from '../form-state';

const SECONDS_UP_TO = 90;

export async function authWords() {
  return getTranslations({ locale: await actionLocale(), namespace: 'auth' });
}

/** The message that gives the wait in seconds or minutes. */
export async function waitMessage(seconds: number): Promise<string> {
  const t = await authWords();
  return seconds <= SECONDS_UP_TO
    ? t('tooManySeconds', { seconds })
    : t('tooManyMinutes', { minutes: Math.ceil(seconds / 60) });
}

/** Counts this attempt. @returns the message for too many attempts, or null */
export async function tooManyMessage(): Promise<string | null> {
  const wait = await countSignIn(await visitorAddress());
  return wait === null ? null : waitMessage(wait);
}

/** The platform's error codes that have a message in the visitor's language. */
const REFUSALS = { LOGIN_FAILED: 'wrongPassword', CODE_WRONG: 'codeWrong', CODE_EXPIRED: 'codeExpired' } as const;

/** The message for a failed sign-in, code or e-mail. Errors other than UpstreamError are rethrown. */
async function signInFailure(error: unknown): Promise<string> {
  if (!(error instanceof UpstreamError)) throw error;
  const t = await authWords();
  if (error.kind === 'unavailable' || error.kind === 'invalid-reply') return t('noReply');
  if (error.status === 429) return waitMessage(error.retryAfter ?? SECONDS_UP_TO);
  const known = Object.entries(REFUSALS).find(([code]) => code === error.code)?.[1];
  if (known) return t(known);
  return error.message || t('somethingWrong');
}

/** The error state of a failed sign-in, for the whole form. */
export async function signInFailureState(error: unknown): Promise<Partial<FormState>> {
  return { message: await signInFailure(error), ...unavailableState(error) };
}

/** The error state of a failed code: next to the code if that is wrong, otherwise for the whole form. */
export async function codeFailureState(error: unknown): Promise<Partial<FormState>> {
  return isCodeProblem(error) ? { errors: { code: await signInFailure(error) } } : signInFailureState(error);
}

/** True if the application is confirmed but not yet reviewed. */
export function isPending(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && error.code === 'ACCOUNT_PENDING';
}

/** True if the code, typed or from the link, is invalid or expired. */
function isCodeProblem(error: unknown): boolean {
  return error instanceof UpstreamError && error.code.startsWith('CODE_');
}
