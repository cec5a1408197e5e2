import { asc } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { priceLevels } from '../../db/schema/catalogue/prices';
import { recordId } from '../../rules/values/record-id';
import { readAmount } from '../../rules/orders/refunds';
import { INVOICE_DAYS, type InvoiceDays, readTerms } from '../../rules/checkout/payment-terms';
import type { Terms } from '../../services/account/customers/change-customer';
import { refuseFields } from '../../system/refusals/refuse-fields';
import type { Posted } from '../form/read-form';
import { type Html, html, nothing, raw } from '../views/html';
import { type FieldErrors, fieldError } from '../views/problem';

export interface PriceLevel {
  readonly id: number;
  readonly name: string;
}

/** Form values of the terms. */
interface TypedTerms {
  readonly days: string;
  readonly limit: string;
  readonly level: string;
}

/** All price levels, in their order. */
export function readLevels(db: Db): Promise<PriceLevel[]> {
  return db
    .select({ id: priceLevels.id, name: priceLevels.name })
    .from(priceLevels)
    .orderBy(asc(priceLevels.sort), asc(priceLevels.id));
}

/** Fields of payment terms, credit limit and price level, with the stored or typed values, and their errors. */
export function termsFields(terms: TypedTerms, levels: readonly PriceLevel[], errors: FieldErrors): Html {
  const wrong = {
    terms: fieldError('terms', errors.terms),
    limit: fieldError('limit', errors.limit, 'limit-hint'),
    level: fieldError('level', errors.level),
  };
  const none = html`<option value="">What everybody pays</option>`;
  const level = html`<div class="field"><label for="level">Price level</label><select id="level"
  name="level"${wrong.level.attributes}>${none}${levels.map(
    ({ id, name }) =>
      html`<option value="${id}"${String(id) === terms.level ? raw(' selected') : nothing}>${name}</option>`,
  )}</select>${wrong.level.message}</div>`;
  const option = (days: InvoiceDays, words: string): Html => {
    const value = String(days ?? '');
    return html`<option value="${value}"${value === terms.days ? raw(' selected') : nothing}>${words}</option>`;
  };
  return html`<div class="field"><label for="terms">Payment terms</label><select id="terms" name="terms"${
    wrong.terms.attributes
  }>${option(
    null,
    'Paid when ordered',
  )}${INVOICE_DAYS.map((days) => option(days, `Invoice, due in ${days} days`))}</select>${wrong.terms.message}</div>
<div class="field"><label for="limit">Credit limit, in dollars</label><input id="limit" name="limit" inputmode="decimal"
  maxlength="12" value="${terms.limit}"${wrong.limit.attributes}>
<p class="hint" id="limit-hint">What may be open on invoices at once. Empty for no limit.</p>${
    wrong.limit.message
  }</div>${levels.length === 0 ? nothing : level}`;
}

export const limitAsTyped = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** @throws PlatformError 422 */
export function readTermsForm(form: Posted): Terms {
  const days = readTerms(form.get('terms') ?? '');
  const typed = (form.get('limit') ?? '').trim();
  const creditLimit = typed === '' ? null : readAmount(typed);
  const faults: Record<string, string> = {};
  if (days === undefined) faults.terms = 'Choose payment terms.';
  if (typed !== '' && creditLimit === null)
    faults.limit = 'Type the credit limit in dollars below ten million, such as 2,500.';
  if (days === undefined || Object.keys(faults).length > 0) throw refuseFields(faults);
  return { days, creditLimit, level: recordId(form.get('level') ?? '') };
}

/** The terms when the form was rendered, from its hidden fields. @throws PlatformError 422 */
export function readSeenTerms(form: Posted): Terms {
  return readTermsForm(
    new Map([
      ['terms', form.get('seen-terms') ?? ''],
      ['limit', form.get('seen-limit') ?? ''],
      ['level', form.get('seen-level') ?? ''],
    ]),
  );
}
