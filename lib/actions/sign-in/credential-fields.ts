import { z } from 'zod';
import type { WordsOf } from '../form-action';

export const textField = z.string().default('');

/** The e-mail address of the account. */
export function credentialEmail(t: WordsOf<'auth'>) {
  return textField
    .pipe(z.string().trim().min(1, t('emailMissing')).max(254, t('emailWrong')))
    .pipe(z.email(t('emailWrong')));
}

/** E-mail address and code, typed or from the e-mail's link, which may also contain the next path. */
export const mailedCode = z.object({
  email: textField.pipe(z.string().trim().min(3).max(254)),
  code: textField.pipe(z.string().trim().max(200)),
  next: textField,
  intent: textField,
});
