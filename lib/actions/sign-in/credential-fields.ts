import { z } from 'zod';
import type { WordsOf } from '../form-action';

/** A text that may be missing. */
export const textField = z.string().default('');

/** The e-mail address that somebody signs in with. */
export function credentialEmail(t: WordsOf<'auth'>) {
  return textField
    .pipe(z.string().trim().min(1, t('emailMissing')).max(254, t('emailWrong')))
    .pipe(z.email(t('emailWrong')));
}

/** Where an e-mail went and the code that it brought: from the page, or from the e-mail's link. */
export const mailedCode = z.object({
  email: textField.pipe(z.string().trim().min(3).max(254)),
  code: textField.pipe(z.string().trim().max(200)),
  intent: textField,
});
