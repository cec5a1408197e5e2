import 'server-only';
import { getTranslations } from 'next-intl/server';
import { addWanted } from '@/lib/data/cart/add-wanted.server';
import { type MatrixOffer, QTY_PREFIX, readMatrix } from '@/lib/domain/catalogue/matrix';
import type { Locale } from '@/lib/i18n/locales';
import { readIdempotencyKey } from '@/lib/upstream/idempotency/key';
import { type FormState, fieldsUnder } from '../form-state';

/** Typed quantities by sku. */
export const typedQuantities = (data: FormData): ReadonlyMap<string, string> =>
  new Map(fieldsUnder(data, QTY_PREFIX).map(({ name, value }) => [name, value]));

interface TypedOrder {
  /** The skus that may be ordered; with null any typed sku, and the platform checks the stock. */
  readonly offers: readonly Pick<MatrixOffer, 'skuId' | 'availableQty'>[] | null;
  readonly key: string;
  readonly locale: Locale;
}

type TypedAnswer =
  | { readonly done: false; readonly state: Partial<FormState> }
  | { readonly done: true; /** Number of pieces. */ readonly added: number };

/**
 * Adds typed quantities to the cart in one call; `key` makes a retry add nothing. If a quantity cannot be parsed,
 * nothing is added. Lines that the platform refuses stay in the form, with the reason.
 * @throws UpstreamError
 */
export async function addTyped(data: FormData, { offers, key, locale }: TypedOrder): Promise<TypedAnswer> {
  const [t, panel] = await Promise.all([
    getTranslations({ locale, namespace: 'matrix' }),
    getTranslations({ locale, namespace: 'panel' }),
  ]);
  const typed = typedQuantities(data);
  const skus = offers ?? [...typed.keys()].map((skuId) => ({ skuId, availableQty: null }));
  const { lines, problems } = readMatrix(skus, (sku) => typed.get(sku) ?? '');
  if (problems.size > 0) {
    const available = new Map(skus.map(({ skuId, availableQty }) => [skuId, availableQty ?? 0]));
    const words = [...problems].map(([sku, problem]): [string, string] => [
      sku,
      panel(`quantity.${problem}`, { count: available.get(sku) ?? 0 }),
    ]);
    return { done: false, state: { message: t('someWrong'), errors: Object.fromEntries(words) } };
  }
  if (lines.length === 0) return { done: false, state: { message: t('nothing') } };
  const reply = await addWanted(lines, readIdempotencyKey(key));
  const answers = new Map(reply.lines.map((line) => [line.sku, line]));
  // A line without a reply was not sent, and stays in the form to be sent again.
  const left = lines.flatMap(({ sku }) => ((answers.get(sku)?.added ?? 0) > 0 ? [] : [sku]));
  const added = reply.lines.reduce((sum, line) => sum + line.added, 0);
  if (left.length === 0) return { done: true, added };
  return {
    done: false,
    state: {
      message: t('partly', { added, refused: left.length }),
      errors: Object.fromEntries(left.map((sku) => [sku, answers.get(sku)?.message ?? ''])),
      values: Object.fromEntries(left.map((sku) => [sku, typed.get(sku) ?? ''])),
    },
  };
}
