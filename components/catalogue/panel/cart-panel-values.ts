import { type FormState, textOf } from '@/lib/actions/form-state';
import type { NameValue, SkuOffer } from '@/lib/domain/catalogue/catalogue';
import { leastQty, parseQuantity } from '@/lib/domain/catalogue/quantity';
import { choiceQuery, readAddons, readOptions } from '@/lib/domain/catalogue/sku-choice';
import { fillWords } from '@/lib/i18n/fill-words';
import type { CartPanelLabels } from './cart-panel-labels';
import type { PanelInitial, PanelProduct } from './panel-types';

/** Initial values: from a form sent without scripts, else from the query. */
export function startValues(product: PanelProduct, initial: PanelInitial, answer: FormState) {
  const read = (name: string) => answer.values[name];
  const sent = answer.attempt > 0;
  const chosen = sent ? readOptions(product, read) : initial.chosen;
  const addons = sent ? readAddons(product, read) : initial.addons;
  const same = choiceQuery(chosen, []) === choiceQuery(initial.chosen, []);
  const offer = same ? initial.offer : null;
  return {
    chosen,
    addons: new Map(addons.map(({ id, value }) => [id, value])),
    qty: (sent ? answer.values.qty : undefined) ?? String(initial.qty ?? leastQty(offer)),
    offer,
  };
}

/** Validates a typed quantity, also against the stock. */
export function quantityProblem(
  typed: string,
  offer: SkuOffer | null,
  labels: CartPanelLabels,
): { problem: string; qty: 0 } | { problem: null; qty: number } {
  const parsed = parseQuantity(typed);
  if (!parsed.ok) return { problem: fillWords(labels.quantity[parsed.problem]), qty: 0 };
  const available = offer?.availableQty ?? null;
  if (offer?.inStock && available !== null && parsed.qty > available)
    return { problem: fillWords(labels.quantity.stock, { count: available }), qty: 0 };
  if (offer && parsed.qty < offer.minQty)
    return { problem: fillWords(labels.quantity.least, { count: offer.minQty }), qty: 0 };
  if (offer && parsed.qty % offer.qtyStep !== 0)
    return { problem: fillWords(labels.quantity.multiple, { count: offer.qtyStep }), qty: 0 };
  return { problem: null, qty: parsed.qty };
}

interface PanelValues {
  chosen: readonly NameValue[];
  addons: ReadonlyMap<string, string>;
  qty: string;
}

/** The form's values at hydration; null if they are unchanged since rendering. */
export function earlyValues(
  product: PanelProduct,
  form: HTMLFormElement,
  rendered: PanelValues,
): (PanelValues & { choiceChanged: boolean }) | null {
  const data = new FormData(form);
  const read = (name: string) => textOf(data, name);
  const chosen = readOptions(product, read);
  const addons = readAddons(product, read);
  // The form has no quantity field for a sku that is out of stock.
  const qty = data.has('qty') ? read('qty') : rendered.qty;
  const before = [...rendered.addons].map(([id, value]) => ({ id, value }));
  const choiceChanged = choiceQuery(chosen, addons) !== choiceQuery(rendered.chosen, before);
  if (!choiceChanged && qty === rendered.qty) return null;
  return { chosen, addons: new Map(addons.map(({ id, value }) => [id, value])), qty, choiceChanged };
}
