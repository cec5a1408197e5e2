'use client';

import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import { useEarlyInput } from '@/components/forms/state/use-catch-up';
import type { FormState } from '@/lib/actions/form-state';
import { addToCart, goToLogin } from '@/lib/browser/cart/cart.client';
import { useReadyCart } from '@/lib/browser/cart/ready-cart.client';
import { useRetryKey } from '@/lib/browser/forms/use-retry-key';
import { type CallError, wordsOf } from '@/lib/browser/result';
import { ADDED_NOTICE_MS } from '@/lib/config/constants';
import { MAX_ADDON_QTY } from '@/lib/contract/limits';
import { cartPanelState } from '@/lib/domain/catalogue/cart-panel';
import type { AddonChoice } from '@/lib/domain/catalogue/catalogue';
import { leastQty, clampOnBlur } from '@/lib/domain/catalogue/quantity';
import { addonProblem, isComplete } from '@/lib/domain/catalogue/sku-choice';
import { fillWords } from '@/lib/i18n/fill-words';
import type { CartPanelLabels } from './cart-panel-labels';
import { earlyValues, quantityProblem, startValues } from './cart-panel-values';
import type { PanelInitial, PanelPhase, PanelProduct } from './panel-types';
import { useOffer } from './use-offer';
import { useStockRequest } from './use-stock-request';

function choicesOf(values: ReadonlyMap<string, string>): AddonChoice[] {
  return [...values].map(([id, value]) => ({ id, value: value.trim() })).filter(({ value }) => value !== '');
}

export function useCartPanel(
  product: PanelProduct,
  initial: PanelInitial,
  answer: FormState,
  labels: CartPanelLabels,
  formRef: RefObject<HTMLFormElement | null>,
) {
  useReadyCart();
  const errorWords = { network: labels.networkError, other: labels.somethingWrong };
  const [start] = useState(() => startValues(product, initial, answer));
  const [chosen, setChosen] = useState(start.chosen);
  const [addonValues, setAddonValues] = useState<ReadonlyMap<string, string>>(start.addons);
  const [qty, setQtyText] = useState(start.qty);
  const [qtyError, setQtyError] = useState<string | null>(answer.errors.qty ?? null);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>(answer.errors);
  const [problem, setProblem] = useState<string | null>(answer.message);
  const [phase, setPhase] = useState<PanelPhase>(initial.added ? 'added' : 'ready');
  const [hasAdded, setHasAdded] = useState(initial.added);
  const { offer, looking, failed, find, settled } = useOffer(
    product,
    { known: initial.known, offer: start.offer, chosen: start.chosen, addons: choicesOf(start.addons) },
    (error) => tellAddons(error) || setProblem(wordsOf(error, errorWords)),
  );
  const { keyOf, answered } = useRetryKey();
  const least = leastQty(offer);
  const [shownLeast, setShownLeast] = useState(least);
  if (offer && least !== shownLeast) {
    // A quantity that was not edited follows the minimum of the choice.
    if (qty === String(shownLeast)) setQtyText(String(least));
    setShownLeast(least);
  }
  const state = cartPanelState(offer);
  const gone = state.kind === 'out-of-stock' || (state.kind === 'select-options' && initial.soldOut);
  const request = useStockRequest(
    {
      skuId: start.offer?.skuId ?? null,
      state: answer.errors.tell ? 'unavailable' : initial.stockRequested ? 'requested' : 'open',
    },
    () => find(chosen, choicesOf(addonValues)),
    labels,
  );

  useEffect(() => {
    if (phase !== 'added') return;
    const timer = setTimeout(() => setPhase('ready'), ADDED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  useEarlyInput(() => {
    const early = formRef.current && earlyValues(product, formRef.current, { chosen, addons: addonValues, qty });
    if (!early) return;
    setChosen(early.chosen);
    setAddonValues(early.addons);
    setQtyText(early.qty);
    if (early.choiceChanged) find(early.chosen, choicesOf(early.addons));
  });

  const addonErrors = new Map<string, string>();
  for (const addon of product.addons) {
    const wrong = addonProblem(addon, addonValues.get(addon.id) ?? '');
    const words = wrong
      ? fillWords(labels.addon[wrong], { min: addon.minQty ?? 1, max: addon.maxQty ?? MAX_ADDON_QTY })
      : refusals[addon.id];
    if (words) addonErrors.set(addon.id, words);
  }

  /** Shows what was refused about extras next to them; false if it was something else. */
  function tellAddons(error: CallError): boolean {
    const errors = error.kind === 'refused' ? error.fieldErrors : {};
    setRefusals(errors);
    return product.addons.some(({ id }) => id in errors);
  }

  function tell(error: CallError): void {
    if (error.kind === 'signed-out') return goToLogin({ qty });
    const words = wordsOf(error, errorWords);
    if (error.kind !== 'refused') return setProblem(words);
    if (!tellAddons(error)) setQtyError(error.fieldErrors.qty ?? words);
  }

  async function add(): Promise<void> {
    setProblem(null);
    setPhase('adding');
    // Uses the latest choice, even while its price is loading.
    const current = await settled();
    const checked = quantityProblem(qty, current, labels);
    setQtyError(checked.problem);
    const target = cartPanelState(current);
    // What was refused before may work now; if not, it is said again.
    if (current === null && addonErrors.size === 0 && isComplete(product, chosen)) find(chosen, choicesOf(addonValues));
    if (checked.problem !== null || addonErrors.size > 0 || target.kind !== 'can-add') return setPhase('ready');
    const line = { sku: target.offer.skuId, qty: checked.qty, addons: choicesOf(addonValues) };
    const result = await addToCart(line, keyOf(JSON.stringify(line)));
    setPhase(result.ok ? 'added' : 'ready');
    if (!result.ok) return tell(result.error);
    answered();
    setHasAdded(true);
  }

  /** Focuses the first missing option. */
  function askForOption(): void {
    const missing =
      product.variations.find(({ name }) => !chosen.some((choice) => choice.name === name)) ?? product.variations[0];
    if (missing)
      formRef.current?.querySelector<HTMLElement>(`[name="${CSS.escape(`option.${missing.name}`)}"]`)?.focus();
  }

  async function requestStockAlert(): Promise<void> {
    if (offer?.skuId == null) {
      setProblem(labels.tellWhich);
      return askForOption();
    }
    setProblem(null);
    setProblem(await request.ask(offer.skuId));
  }

  const isMissing = state.kind === 'select-options' && !looking && !(offer === null && isComplete(product, chosen));

  return {
    chosen,
    addonValues,
    addonErrors,
    qty,
    qtyError,
    phase,
    hasAdded,
    state,
    offer,
    looking,
    gone,
    /** The chosen sku; null while the choice is incomplete. */
    skuId: offer?.skuId ?? null,
    request: request.stateOf(offer?.skuId ?? null),
    /** All options are chosen, but their offer is not loaded yet. */
    unknown: offer === null && isComplete(product, chosen),
    problem: problem ?? (failed ? labels.unavailable : null),
    canRetry: problem === null && failed,
    retry: () => find(chosen, choicesOf(addonValues)),
    choose(name: string, value: string) {
      const next = [...chosen.filter((choice) => choice.name !== name), ...(value === '' ? [] : [{ name, value }])];
      setChosen(next);
      setProblem(null);
      setQtyError(null);
      find(next, choicesOf(addonValues));
    },
    setAddon(id: string, value: string) {
      const next = new Map(addonValues).set(id, value);
      setAddonValues(next);
      setRefusals({});
      find(chosen, choicesOf(next), true);
    },
    setQty(value: string) {
      setQtyText(value);
      if (qtyError !== null) setQtyError(quantityProblem(value, offer, labels).problem);
    },
    leaveQty(right: boolean) {
      const next = right ? clampOnBlur(qty, least) : qty;
      setQtyText(next);
      setQtyError(quantityProblem(next, offer, labels).problem);
    },
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (phase === 'adding' || request.stateOf(offer?.skuId ?? null) === 'asking') return;
      if (gone) return void requestStockAlert();
      if (isMissing) return askForOption();
      void add().then(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    },
  };
}
