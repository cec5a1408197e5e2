import { templates } from '@/lib/i18n/client-words';
import type { Messages } from '@/lib/i18n/messages';
import { pickWords } from '@/lib/i18n/pick-words';

/** Keys of `auth` for every form that is sent by useServerForm. */
export const REPLY_LABELS = ['noReply', 'retry'] as const;

/** Keys of the namespaces `auth` and `signup` that the forms' client code needs. */
export const LOGIN_LABELS = [
  'email',
  'password',
  'showPassword',
  'hidePassword',
  'forgot',
  'submit',
  'or',
  ...REPLY_LABELS,
] as const;
export const SIGNUP_LABELS = [
  'abn',
  'abnValid',
  'company_name',
  'first_name',
  'last_name',
  'email',
  'emailHint',
  'date_of_birth',
  'submit',
] as const;
/** Keys of `abnRegister`: messages about the business register. */
export const REGISTER_LABELS = ['looking', 'inactive', 'unknownThere', 'away'] as const;
const CODE_LABELS = ['code', 'codeHint', 'again', ...REPLY_LABELS] as const;

/** Messages of a form for an e-mailed code. */
export const codeLabels = (locale: string, auth: Messages['auth']) => ({
  ...pickWords(auth, CODE_LABELS),
  ...templates(locale, auth, ['againIn']),
});
export type CodeLabels = ReturnType<typeof codeLabels>;
