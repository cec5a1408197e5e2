import { z } from 'zod';
import { isEmail } from '@/lib/domain/forms/form-answer';
import type { WordsOf } from '../form-action';

export const textField = z.string().default('');

/** The e-mail address of the account: each that the platform takes, such as bits&bobs@example.com. */
export function credentialEmail(t: WordsOf<'auth'>) {
  return textField.pipe(z.string().trim().min(1, t('emailMissing')).refine(isEmail, t('emailWrong')));
}

/** E-mail address and code, typed or from the e-mail's link, which may also contain the next path. */
export const mailedCode = z.object({
  email: textField.pipe(z.string().trim().min(3).max(254)),
  code: textField.pipe(z.string().trim().max(200)),
  next: textField,
  intent: textField,
});
