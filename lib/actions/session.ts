'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { localPath } from '@/lib/domain/links';
import { UpstreamError } from '@/lib/upstream/errors';
import { signIn as openSession } from '@/lib/upstream/sign-in';
import { actionLocale, failureOf, isForeignRequest } from './failure';
import { type FormState, textOf } from './form-state';

const credentials = z.object({
  username: z.email().max(254),
  password: z.string().min(1).max(1000),
});

/** Signs in by password and goes on to `next`, a path of this site. The typed e-mail address is kept, the password is not. */
export async function signIn(previous: FormState, data: FormData): Promise<FormState> {
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'auth' });
  const username = textOf(data, 'username').trim();
  const next = localPath(textOf(data, 'next')) ?? routes.home;
  const refused = (message: string | null, errors: FormState['errors'] = {}): FormState => ({
    values: { username }, errors, message, attempt: previous.attempt + 1,
  });

  if (await isForeignRequest()) return refused(t('foreignRequest'));
  const parsed = credentials.safeParse({ username, password: textOf(data, 'password') });
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
    return refused(null, {
      ...(wrong.has('username') ? { username: t(username === '' ? 'emailMissing' : 'emailWrong') } : {}),
      ...(wrong.has('password') ? { password: t('passwordMissing') } : {}),
    });
  }
  try {
    await openSession(parsed.data.username, parsed.data.password);
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'unauthorized') return refused(t('wrongPassword'));
    if (error instanceof UpstreamError && error.status === 429) return refused(error.message || t('tooMany'));
    if (error instanceof UpstreamError && error.kind === 'refused') return refused(error.message || t('wrongPassword'));
    return refused((await failureOf(error, routes.login)).message);
  }
  redirect(next);
}
