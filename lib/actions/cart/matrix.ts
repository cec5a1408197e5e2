'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { cartAddMany } from '@/lib/contract/buying/cart';
import { skuOffers } from '@/lib/contract/catalogue/product';
import { MATRIX_ANCHOR, QTY_PREFIX, readMatrix, toMatrixOffers } from '@/lib/domain/catalogue/matrix';
import { sessionWrite } from '@/lib/upstream/session-call';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { type FormState, expectForm, fieldsUnder, textOf } from '../form-state';

/**
 * Adds the quantities of a product's matrix, for forms without scripts; `key` makes a repeat add nothing. Nothing is added while a
 * quantity cannot be read; lines that the platform refuses stay typed, with the reason.
 */
export async function addMatrix(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const locale = await actionLocale();
  const [t, panel] = await Promise.all([
    getTranslations({ locale, namespace: 'matrix' }),
    getTranslations({ locale, namespace: 'panel' }),
  ]);
  const slug = textOf(data, 'slug');
  const typed = new Map(fieldsUnder(data, QTY_PREFIX).map(({ name, value }) => [name, value]));
  const page = routes.product(slug);
  const answer = (
    message: string | null,
    errors: ReadonlyMap<string, string> = new Map(),
    keep = (_sku: string) => true,
  ): FormState => ({
    values: Object.fromEntries([...typed].filter(([sku]) => keep(sku))),
    errors: Object.fromEntries(errors),
    message,
    attempt: previous.attempt + 1,
  });

  if (await isForeignRequest()) return answer(panel('foreignRequest'));
  let refused: Map<string, string>;
  let added: number;
  try {
    const offers = toMatrixOffers(await sessionWrite(skuOffers, { body: { product: slug } }));
    const { lines, problems } = readMatrix(offers, (sku) => typed.get(sku) ?? '');
    if (problems.size > 0) {
      const available = new Map(offers.map(({ skuId, availableQty }) => [skuId, availableQty ?? 0]));
      const words = [...problems].map(([sku, problem]): [string, string] => [
        sku,
        panel(`quantity.${problem}`, { count: available.get(sku) ?? 0 }),
      ]);
      return answer(t('someWrong'), new Map(words));
    }
    if (lines.length === 0) return answer(t('nothing'));
    const key = textOf(data, 'key');
    const body = { lines: lines.map((line) => ({ ...line, addons: [] })), session: '' };
    const reply = await sessionWrite(
      cartAddMany,
      { body },
      { idempotencyKey: /^[\w.-]{8,100}$/.test(key) ? key : undefined },
    );
    refused = new Map(reply.lines.filter((line) => line.added === 0).map(({ sku, message }) => [sku, message]));
    added = reply.lines.reduce((sum, line) => sum + line.added, 0);
  } catch (error) {
    return answer((await failureOf(error, page)).message);
  }
  if (refused.size > 0)
    return answer(t('partly', { added, refused: refused.size }), refused, (sku) => refused.has(sku));
  redirect(`${page}?ordered=${added}#${MATRIX_ANCHOR}`);
}
