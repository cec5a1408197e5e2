/** Of `auth`: for every form that is sent by useServerForm. */
export const REPLY_LABELS = ['noReply', 'retry'] as const;

/** Words of the namespaces `auth` and `signup` that the forms' scripts need. */
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
export const CODE_LABELS = ['code', 'codeHint', 'again', 'againIn', ...REPLY_LABELS] as const;
