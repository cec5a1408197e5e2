import { refuseFields } from '../../system/refusals/refuse-fields';
import { readEmail } from '../../rules/values/email';

/** Normalises an e-mail address for account lookups. Throws 422 when invalid. */
export function requireEmail(typed: string): string {
  const email = readEmail(typed);
  if (email === null) throw refuseFields({ email: 'Enter an e-mail address such as name@example.com.' });
  return email;
}
