'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { addToCart, goToLogin } from '@/lib/browser/cart';
import type { CallError } from '@/lib/browser/result';
import { wordsOf } from '@/lib/browser/result';
import type { FormState } from '@/lib/actions/form-state';
import { ADDED_NOTICE_MS } from '@/lib/config/constants';
import { cartPanelState } from '@/lib/domain/cart-panel';
import type { AddonChoice, NameValue, ProductDetail, SkuOffer } from '@/lib/domain/catalogue';
import { parseQuantity } from '@/lib/domain/quantity';
import { ADDON_PREFIX, addonProblem, readAddons, readOptions } from '@/lib/domain/sku-choice';
import { type CartPanelLabels, fill } from './cart-panel-labels';
import { useOffer } from './use-offer';

export type PanelProduct = Pick<ProductDetail, 'slug' | 'name' | 'variations' | 'skus' | 'addons'>;
export type PanelPhase = 'ready' | 'adding' | 'added';

interface Initial {
  offer: SkuOffer | null;
  chosen: readonly NameValue[];
  addons: readonly AddonChoice[];
  added: boolean;
}

/** What was chosen and typed: the answer of a form sent without scripts, else what the address says. */
function startValues(product: PanelProduct, initial: Initial, answer: FormState) {
  if (answer.attempt === 0) {
    return { chosen: initial.chosen, addons: new Map(initial.addons.map(({ id, value }) => [id, value])), qty: '1' };
  }
  const read = (name: string) => answer.values[name];
  return { chosen: readOptions(product, read), addons: new Map(readAddons(product, read).map(({ id, value }) => [id, value])), qty: answer.values.qty ?? '1' };
}

export function useCartPanel(product: PanelProduct, initial: Initial, answer: FormState, labels: CartPanelLabels) {
  const [start] = useState(() => startValues(product, initial, answer));
  const [chosen, setChosen] = useState(start.chosen);
  const [addonValues, setAddonValues] = useState<ReadonlyMap<string, string>>(start.addons);
  const [qty, setQtyText] = useState(start.qty);
  const [qtyError, setQtyError] = useState<string | null>(answer.errors.qty ?? null);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>(answer.errors);
  const [problem, setProblem] = useState<string | null>(answer.message);
  const [phase, setPhase] = useState<PanelPhase>(initial.added ? 'added' : 'ready');
  const [hasAdded, setHasAdded] = useState(initial.added);
  const formRef = useRef<HTMLFormElement>(null);
  const [startAddons] = useState(() => [...start.addons].map(([id, value]) => ({ id, value })));
  const search = useOffer(product, answer.attempt === 0 ? initial.offer : null, { chosen: start.chosen, addons: startAddons });
  const offer = search.offer;
  const state = cartPanelState(offer);

  useEffect(() => {
    if (phase !== 'added') return;
    const timer = setTimeout(() => setPhase('ready'), ADDED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const addonErrors = new Map<string, string>();
  for (const addon of product.addons) {
    const wrong = addonProblem(addon, addonValues.get(addon.id) ?? '');
    const words = wrong ? fill(labels.addon[wrong], { min: addon.minQty ?? 1, max: addon.maxQty ?? '' }) : refusals[addon.id];
    if (words) addonErrors.set(addon.id, words);
  }
  const addons = [...addonValues].map(([id, value]) => ({ id, value: value.trim() })).filter(({ value }) => value !== '');

  function problemOf(typed: string): string | null {
    const parsed = parseQuantity(typed);
    if (!parsed.ok) return labels.quantity[parsed.problem];
    const available = offer?.availableQty ?? null;
    return available !== null && offer?.inStock && parsed.qty > available ? fill(labels.quantity.stock, { count: available }) : null;
  }

  function tell(error: CallError): void {
    if (error.kind === 'signed-out') return goToLogin();
    const words = wordsOf(error, { network: labels.networkError, other: labels.somethingWrong });
    if (error.kind !== 'refused') return setProblem(words);
    setRefusals(error.fieldErrors);
    if (Object.keys(error.fieldErrors).every((field) => !product.addons.some(({ id }) => id === field))) setQtyError(error.fieldErrors.qty ?? words);
  }

  async function add(): Promise<void> {
    const wrong = problemOf(qty);
    setQtyError(wrong);
    const parsed = parseQuantity(qty);
    if (wrong !== null || !parsed.ok || addonErrors.size > 0 || state.kind !== 'can-add') return;
    setPhase('adding');
    setProblem(null);
    const result = await addToCart({ sku: state.offer.skuId, qty: parsed.qty, addons });
    setPhase(result.ok ? 'added' : 'ready');
    if (result.ok) setHasAdded(true);
    else tell(result.error);
  }

  return {
    formRef, chosen, addonValues, addonErrors, qty, qtyError, phase, hasAdded, state,
    looking: search.looking,
    problem: problem ?? (search.failed ? labels.unavailable : null),
    canRetry: problem === null && search.failed,
    retry: () => search.find(chosen, addons),
    choose(name: string, value: string) {
      const next = [...chosen.filter((choice) => choice.name !== name), ...(value === '' ? [] : [{ name, value }])];
      setChosen(next);
      setProblem(null);
      setQtyError(null);
      search.find(next, addons);
    },
    setAddon(id: string, value: string) {
      const next = new Map(addonValues).set(id, value);
      setAddonValues(next);
      setRefusals({});
      const choices = [...next].map(([key, text]) => ({ id: key, value: text.trim() })).filter((choice) => choice.value !== '');
      search.find(chosen, choices, true);
    },
    setQty(value: string) {
      setQtyText(value);
      if (qtyError !== null) setQtyError(problemOf(value));
    },
    checkQty: () => setQtyError(problemOf(qty)),
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (phase === 'adding') return;
      if (state.kind === 'select-options') {
        const missing = product.variations.find(({ name }) => !chosen.some((choice) => choice.name === name)) ?? product.variations[0];
        const name = missing ? CSS.escape(`option.${missing.name}`) : '';
        formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
        return;
      }
      void add().then(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    },
  };
}
