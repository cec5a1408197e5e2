import 'server-only';
import type { SiteForm } from '../../data/forms/forms';
import { isSolved } from '../../session/tokens/captcha';
import { makeConfirmation, readConfirmation, spendConfirmation } from '../../session/tokens/confirmation';
import { CONTROL } from './form-submit-state';
import { textOf } from '../form-state';

/**
 * Whether a form may be sent: null when it may, else a token to send it with again. A form with a captcha needs it
 * solved, or to be sent twice, a moment apart, as browsers without scripts do; so does any form whose trap was filled
 * in, since a browser's own filling-in could have done that. `key` is the submission's: a repeat of it passes again.
 */
export async function confirmationFor(form: SiteForm, data: FormData, key: string): Promise<string | null> {
  const trapped = textOf(data, CONTROL.trap) !== '';
  if (!trapped && (!form.needsCaptcha || (await isSolved(textOf(data, CONTROL.captcha), key)))) return null;
  const nonce = trapped ? null : await readConfirmation(textOf(data, CONTROL.confirm), form.id);
  if (nonce !== null && (await spendConfirmation(nonce, key))) return null;
  return makeConfirmation(form.id);
}
