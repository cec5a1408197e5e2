import { z } from 'zod';
import type { WordsOf } from '../form-action';

/** An optional text. */
export const textField = z.string().default('');

/** The e-mail address of the account. */
export function credentialEmail(t: WordsOf<'auth'>) {
  return textField
    .pipe(z.string().trim().min(1, t('emailMissing')).max(254, t('emailWrong')))
    .pipe(z.email(t('emailWrong')));
}

/** The address and the code of an e-mail, typed or from its link, which may say where to go next. */
export const mailedCode = z.object({
  email: textField.pipe(z.string().trim().min(3).max(254)),
  code: textField.pipe(z.string().trim().max(200)),
  next: textField,
  intent: textField,
});
