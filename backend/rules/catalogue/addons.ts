import type { ADDON_TYPES, AddonChoice } from '@/lib/contract/catalogue/product';
import { MAX_ADDON_QTY, MAX_ADDON_TEXT } from '@/lib/contract/limits';
import { plainDigits } from '@/lib/domain/values/plain-digits';
import type { FieldFault } from '../values/field-fault';

export interface AddonDefinition {
  id: string;
  name: string;
  type: (typeof ADDON_TYPES)[number];
  options: readonly { name: string; priceCents: number }[];
  minQty: number | null;
  maxQty: number | null;
}

export interface ChosenAddon {
  id: string;
  name: string;
  /** As stored and shown: an option's name, a number, or the buyer's text. */
  value: string;
  /** Added to the price of one piece, in cents without GST. */
  priceCents: number;
}

const NOT_TICKED = new Set(['', 'false', '0', 'no', 'off']);
const TICKED = new Set(['true', '1', 'yes', 'on']);

type Read = Omit<ChosenAddon, 'id' | 'name'> | FieldFault | null;

/** Parses one choice; null if nothing is chosen. */
function readChoice(addon: AddonDefinition, raw: string): Read {
  const value = raw.trim();
  const first = addon.options[0];
  switch (addon.type) {
    case 'Checkbox': {
      if (NOT_TICKED.has(value.toLowerCase())) return null;
      const option = TICKED.has(value.toLowerCase())
        ? first
        : addon.options.find((candidate) => candidate.name === value);
      if (option) return { value: option.name, priceCents: option.priceCents };
      return first ? notOffered(addon, value) : { value: 'Yes', priceCents: 0 };
    }
    case 'Dropdown': {
      if (value === '') return null;
      const option = addon.options.find((candidate) => candidate.name === value);
      return option ? { value, priceCents: option.priceCents } : notOffered(addon, value);
    }
    case 'Qty': {
      const digits = plainDigits(value);
      if (digits === '' || digits === '0') return null;
      if (!/^\d{1,9}$/.test(digits))
        return { problem: `${addon.name} needs a whole number.`, why: { reason: 'WHOLE_NUMBER' } };
      const qty = Number(digits);
      const [least, most] = [addon.minQty ?? 1, addon.maxQty ?? MAX_ADDON_QTY];
      if (qty < least) return { problem: `${addon.name}: at least ${least}.`, why: { reason: 'TOO_FEW', least } };
      if (qty > most) return { problem: `${addon.name}: ${most} at most.`, why: { reason: 'TOO_MANY', most } };
      return { value: String(qty), priceCents: qty * (first?.priceCents ?? 0) };
    }
    case 'Text':
      if (value === '') return null;
      if (value.length > MAX_ADDON_TEXT)
        return {
          problem: `${addon.name}: use at most ${MAX_ADDON_TEXT} characters.`,
          why: { reason: 'TOO_LONG', most: MAX_ADDON_TEXT },
        };
      return { value, priceCents: first?.priceCents ?? 0 };
  }
}

/** The extra was changed or removed while a page that offers it was open. */
const CHANGED = { reason: 'EXTRA_CHANGED' } as const;

const notOffered = ({ name }: AddonDefinition, value: string): FieldFault => ({
  problem: `${name} is not offered as '${value}'. Reload the page and choose again.`,
  why: CHANGED,
});

export type AddonsResult = { ok: true; addons: ChosenAddon[] } | { ok: false; faults: Record<string, FieldFault> };

/** Validates and prices a product's chosen addons; faults are by addon id (specification 1, section 5). */
export function chooseAddons(definitions: readonly AddonDefinition[], choices: readonly AddonChoice[]): AddonsResult {
  const addons: ChosenAddon[] = [];
  const faults: Record<string, FieldFault> = {};
  const seen = new Set<string>();
  for (const choice of choices) {
    const addon = definitions.find((candidate) => candidate.id === choice.id);
    if (!addon)
      faults[choice.id] = { problem: 'This product does not have that extra. Reload the page.', why: CHANGED };
    else if (seen.has(addon.id)) faults[addon.id] = { problem: `${addon.name} can be chosen once.` };
    else {
      seen.add(addon.id);
      const read = readChoice(addon, choice.value);
      if (read && 'problem' in read) faults[addon.id] = read;
      else if (read) addons.push({ id: addon.id, name: addon.name, ...read });
    }
  }
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, addons: addons.toSorted((a, b) => a.id.localeCompare(b.id)) };
}

/** Cart lines with the same sku and the same key are merged. */
export function addonsKey(addons: readonly Pick<ChosenAddon, 'id' | 'value'>[]): string {
  return addons.length === 0 ? '' : JSON.stringify(addons.map(({ id, value }) => [id, value]));
}
