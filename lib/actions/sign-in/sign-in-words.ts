import 'server-only';
import { getTranslations } from 'next-intl/server';
import { visitorAddress } from '@/lib/upstream/session/sign-in';
import { UpstreamError, unavailability } from '@/lib/upstream/errors';
import { countSignIn } from '@/lib/upstream/rate-limit';
import { actionLocale } from '../failure';
import type { FormState } from '../form-state';

const SECONDS_UP_TO = 90;

export async function authWords() {
  return getTranslations({ locale: await actionLocale(), namespace: 'auth' });
}

/** 'Wait so long', in seconds or minutes as a person would say it. */
export async function waitWords(seconds: number): Promise<string> {
  const t = await authWords();
  return seconds <= SECONDS_UP_TO
    ? t('tooManySeconds', { seconds })
    : t('tooManyMinutes', { minutes: Math.ceil(seconds / 60) });
}

/** Counts this attempt; the words for who tried too often, null for everybody else. */
export async function tooManyWords(): Promise<string | null> {
  const wait = await countSignIn(await visitorAddress());
  return wait === null ? null : waitWords(wait);
}

/** What the platform's refusals are called, whose words may be in another language. */
const REFUSALS = { LOGIN_FAILED: 'wrongPassword', CODE_WRONG: 'codeWrong', CODE_EXPIRED: 'codeExpired' } as const;

/** Words for a sign-in, a code or an e-mail that failed. Anything that no platform can cause is thrown on. */
async function signInFailure(error: unknown): Promise<string> {
  if (!(error instanceof UpstreamError)) throw error;
  const t = await authWords();
  if (error.kind === 'unavailable' || error.kind === 'invalid-reply') return t('networkError');
  if (error.status === 429) return waitWords(error.retryAfter ?? SECONDS_UP_TO);
  const known = Object.entries(REFUSALS).find(([code]) => code === error.code)?.[1];
  if (known) return t(known);
  return error.message || t('somethingWrong');
}

/** The same about the whole form. */
export async function saySignInFailure(error: unknown): Promise<Partial<FormState>> {
  return { message: await signInFailure(error), ...unavailability(error) };
}

/** The same, next to the code when that is what was wrong. */
export async function sayCodeFailure(error: unknown): Promise<Partial<FormState>> {
  return isCodeProblem(error) ? { errors: { code: await signInFailure(error) } } : saySignInFailure(error);
}

/** The application is confirmed, and waits for its review. */
export function isPending(error: unknown): boolean {
  return error instanceof UpstreamError && error.code === 'ACCOUNT_PENDING';
}

/** The typed code, or the link's, is the problem. */
function isCodeProblem(error: unknown): boolean {
  return error instanceof UpstreamError && error.code.startsWith('CODE_');
}
