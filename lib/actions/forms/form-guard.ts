import 'server-only';
import type { SiteForm } from '../../data/forms/forms';
import { isSolved } from '../../session/tokens/captcha';
import { makeConfirmation, readConfirmation, spendConfirmation } from '../../session/tokens/confirmation';
import { CONTROL } from './form-submit-state';
import { textOf } from '../form-state';

/**
 * Whether a form may be sent: null if it may, otherwise a token to confirm it with. A form with a captcha must be
 * solved, or be sent twice with a pause, as browsers without scripts do; so must a form whose honeypot was filled in,
 * since the browser's autofill may have done that. `key` is the submission's: a repeat passes again.
 */
export async function confirmationFor(form: SiteForm, data: FormData, key: string): Promise<string | null> {
  const trapped = textOf(data, CONTROL.trap) !== '';
  if (!trapped && (!form.needsCaptcha || (await isSolved(textOf(data, CONTROL.captcha), key)))) return null;
  const nonce = trapped ? null : await readConfirmation(textOf(data, CONTROL.confirm), form.id);
  if (nonce !== null && (await spendConfirmation(nonce, key))) return null;
  return makeConfirmation(form.id);
}
