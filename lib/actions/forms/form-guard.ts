import 'server-only';
import type { SiteForm } from '../../data/forms/forms';
import { isSolved } from '../../session/tokens/captcha';
import { makeConfirmation, readConfirmation, spendConfirmation } from '../../session/tokens/confirmation';
import { CONTROL } from './form-submit-state';
import { textOf } from '../form-state';

/**
 * @returns null if the form may be sent, otherwise a token to confirm it with. A form with a captcha must have it
 * solved, or be sent twice with a pause, as browsers without scripts do. So must a form with its honeypot filled in,
 * since the browser's autofill may have done that. `key` is the submission's: its retries pass again.
 */
export async function confirmationFor(form: SiteForm, data: FormData, key: string): Promise<string | null> {
  const trapped = textOf(data, CONTROL.trap) !== '';
  if (!trapped && (!form.needsCaptcha || (await isSolved(textOf(data, CONTROL.captcha), key)))) return null;
  const nonce = trapped ? null : await readConfirmation(textOf(data, CONTROL.confirm), form.id);
  if (nonce !== null && (await spendConfirmation(nonce, key))) return null;
  return makeConfirmation(form.id);
}
