import { MAX_ADDON_QTY } from '../../contract/limits';
import { plainDigits } from '../values/plain-digits';
import type { AddonChoice, NameValue, ProductAddon, ProductDetail } from './catalogue';

/** Names of form fields and of query parameters: `option.Size=500 mL`, `addon.7=true`. */
export const OPTION_PREFIX = 'option.';
export const ADDON_PREFIX = 'addon.';

export type OptionState = 'available' | 'sold-out' | 'impossible';

/** Reads one field of a form or one parameter of an address. */
export type ReadField = (name: string) => string | null | undefined;

type Choosable = Pick<ProductDetail, 'variations' | 'skus' | 'addons'>;

/** Options chosen in an address or a form; otherwise the product's default, or the single option. */
export function readOptions(product: Pick<Choosable, 'variations'>, read: ReadField): NameValue[] {
  return product.variations.flatMap(({ name, options, selected }) => {
    const wanted = [read(OPTION_PREFIX + name), selected, options.length === 1 ? options[0] : null];
    const value = wanted.find((candidate) => candidate != null && options.includes(candidate));
    return value == null ? [] : [{ name, value }];
  });
}

/** Addons chosen in an address or a form; while `fresh` (nothing was chosen yet), the product's defaults. */
export function readAddons(product: Pick<Choosable, 'addons'>, read: ReadField, fresh = false): AddonChoice[] {
  return product.addons.flatMap(({ id, selected }) => {
    const value = (read(ADDON_PREFIX + id) ?? (fresh ? selected : null) ?? '').trim();
    return value === '' ? [] : [{ id, value }];
  });
}

/** The query of an address for a choice. */
export function choiceQuery(options: readonly NameValue[], addons: readonly AddonChoice[]): string {
  return new URLSearchParams([
    ...options.map(({ name, value }) => [OPTION_PREFIX + name, value]),
    ...addons.map(({ id, value }) => [ADDON_PREFIX + id, value]),
  ]).toString();
}

/** Parameters that belong to a choice, or tell what became of one. */
const OF_CHOICE = /^(?:option\.|addon\.|added$|ordered$|stock-requested$)/;
/** Pieces of a product that may still be fresh, but not of another choice. */
const PIECES = 'qty';

/** True if an address with these parameters has no choice in it yet: the product's defaults are chosen then. */
export function isFresh(parameters: Iterable<string>): boolean {
  return [...parameters].every((name) => !OF_CHOICE.test(name));
}

/**
 * The query, with its question mark, of an address of the product's page with this choice in place of any other.
 * Foreign parameters stay, such as those of an advertisement.
 */
export function withChoice(search: string, options: readonly NameValue[], addons: readonly AddonChoice[]): string {
  const foreign = [...new URLSearchParams(search)].filter(([name]) => name !== PIECES && !OF_CHOICE.test(name));
  const query = [new URLSearchParams(foreign).toString(), choiceQuery(options, addons)].filter((part) => part !== '');
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

export function isComplete(product: Pick<Choosable, 'variations'>, chosen: readonly NameValue[]): boolean {
  return product.variations.every(({ name }) => chosen.some((choice) => choice.name === name));
}

/** State of an option, given the options chosen for the other variations. */
export function optionState(
  product: Choosable,
  chosen: readonly NameValue[],
  name: string,
  value: string,
): OptionState {
  if (product.skus.length === 0) return 'available';
  const wanted = [...chosen.filter((choice) => choice.name !== name), { name, value }];
  const matches = product.skus.filter((sku) =>
    wanted.every((choice) =>
      sku.variations.some((variation) => variation.name === choice.name && variation.value === choice.value),
    ),
  );
  if (matches.length === 0) return 'impossible';
  return matches.some((sku) => sku.inStock) ? 'available' : 'sold-out';
}

export type AddonProblem = 'not-whole' | 'too-small' | 'too-large';

/** Validates an addon's quantity (specification 1, section 5: min_qty and max_qty); null when valid or empty. */
export function addonProblem(
  addon: Pick<ProductAddon, 'type' | 'minQty' | 'maxQty'>,
  typed: string,
): AddonProblem | null {
  const text = plainDigits(typed).trim();
  if (addon.type !== 'Qty' || text === '' || text === '0') return null;
  if (!/^\d{1,9}$/.test(text)) return 'not-whole';
  if (Number(text) < (addon.minQty ?? 1)) return 'too-small';
  return Number(text) > (addon.maxQty ?? MAX_ADDON_QTY) ? 'too-large' : null;
}
