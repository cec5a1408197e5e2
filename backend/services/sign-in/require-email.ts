import { refuseFields } from '../../system/refusals/refuse-fields';
import { readEmail } from '../../rules/values/email';

/** The e-mail address as accounts are looked up by. Throws 422 for what cannot be one. */
export function requireEmail(typed: string): string {
  const email = readEmail(typed);
  if (email === null) throw refuseFields({ email: 'Enter an e-mail address such as name@example.com.' });
  return email;
}
