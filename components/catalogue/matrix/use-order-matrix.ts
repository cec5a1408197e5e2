'use client';

import { type RefObject, type SubmitEvent, useState } from 'react';
import { useEarlyInput } from '@/components/forms/state/use-catch-up';
import { useFormDraft } from '@/components/forms/state/use-form-draft';
import type { NoticeTone } from '@/components/ui/feedback/notice';
import { type FormState, fieldsUnder } from '@/lib/actions/form-state';
import { addLinesToCart, goToLogin } from '@/lib/browser/cart/cart.client';
import { useReadyCart } from '@/lib/browser/cart/ready-cart.client';
import { useRetryKey } from '@/lib/browser/forms/use-retry-key';
import { wordsOf } from '@/lib/browser/result';
import { type MatrixOffer, QTY_PREFIX, readEntry, readMatrix } from '@/lib/domain/catalogue/matrix';
import { parseQuantity, clampOnBlur } from '@/lib/domain/catalogue/quantity';
import { fillWords } from '@/lib/i18n/fill-words';
import type { MatrixLabels } from './matrix-labels';

interface MatrixMessage {
  readonly tone: NoticeTone;
  readonly words: string;
  readonly anyAdded: boolean;
}

interface Start {
  offers: readonly MatrixOffer[];
  /** Response to a form sent without scripts. */
  answer: FormState;
  ordered: number;
  labels: MatrixLabels;
  form: RefObject<HTMLFormElement | null>;
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

function startMessage({ answer, ordered, labels }: Start): MatrixMessage | null {
  if (answer.message !== null) return { tone: 'danger', words: answer.message, anyAdded: false };
  return ordered > 0 ? { tone: 'success', words: fillWords(labels.all, { added: ordered }), anyAdded: true } : null;
}

/** Typed quantities, their errors and the result. One idempotent request adds them all. */
export function useOrderMatrix(start: Start) {
  const { offers, answer, labels, form } = start;
  useReadyCart();
  const [values, setValues] = useState<ReadonlyMap<string, string>>(() => new Map(Object.entries(answer.values)));
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(() => new Map(Object.entries(answer.errors)));
  const [added, setAdded] = useState<ReadonlyMap<string, number>>(NOTHING);
  const [message, setMessage] = useState<MatrixMessage | null>(() => startMessage(start));
  const [busy, setBusy] = useState(false);
  const { keyOf, answered } = useRetryKey();

  useEarlyInput(readFields);
  const draft = useFormDraft('quantities', form, readFields);

  const current = readMatrix(offers, (sku) => values.get(sku) ?? '');
  const wordsFor = (offer: MatrixOffer, typed: string): string | null => {
    const entry = readEntry(typed, offer);
    return entry.kind === 'wrong' ? fillWords(labels.problem[entry.problem], { count: offer.availableQty ?? 0 }) : null;
  };

  /** What the fields have that were filled in without React. */
  function readFields(): void {
    if (!form.current) return;
    const typed = fieldsUnder(new FormData(form.current), QTY_PREFIX).filter(({ value }) => value !== '');
    if (typed.length > 0) setValues(new Map(typed.map(({ name, value }) => [name, value])));
  }

  function showErrors(found: ReadonlyMap<string, string>, next: MatrixMessage): void {
    setErrors(found);
    setMessage(next);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  async function add(): Promise<void> {
    setAdded(NOTHING);
    if (current.problems.size > 0) {
      const words = offers.flatMap((offer): [string, string][] => {
        const wrong = wordsFor(offer, values.get(offer.skuId) ?? '');
        return wrong ? [[offer.skuId, wrong]] : [];
      });
      return showErrors(new Map(words), { tone: 'danger', words: labels.someWrong, anyAdded: false });
    }
    if (current.lines.length === 0) return setMessage({ tone: 'warning', words: labels.nothing, anyAdded: false });
    setBusy(true);
    const result = await addLinesToCart(current.lines, keyOf(JSON.stringify(current.lines)));
    setBusy(false);
    if (!result.ok) {
      if (result.error.kind === 'signed-out') {
        draft.store();
        return goToLogin();
      }
      return setMessage({
        tone: 'danger',
        words: wordsOf(result.error, { network: labels.networkError, other: labels.somethingWrong }),
        anyAdded: false,
      });
    }
    answered();
    draft.forget();
    const refused = result.value.filter((line) => line.added === 0);
    const pieces = result.value.reduce((sum, line) => sum + line.added, 0);
    const done = new Map(result.value.filter((line) => line.added > 0).map((line) => [line.sku, line.added]));
    setAdded(done);
    // What was typed meanwhile stays.
    setValues((now) => new Map([...now].filter(([sku, typed]) => !done.has(sku) || typed !== values.get(sku))));
    if (refused.length === 0) {
      setErrors(NOTHING);
      return setMessage({ tone: 'success', words: fillWords(labels.all, { added: pieces }), anyAdded: true });
    }
    showErrors(new Map(refused.map(({ sku, message: words }) => [sku, words])), {
      tone: 'warning',
      words: fillWords(labels.partly, { added: pieces, refused: refused.length }),
      anyAdded: pieces > 0,
    });
  }

  return {
    values,
    errors,
    added,
    message,
    busy,
    pieces: current.pieces,
    type(skuId: string, value: string) {
      setValues(new Map(values).set(skuId, value));
      const offer = offers.find((one) => one.skuId === skuId);
      const wrong = offer && errors.has(skuId) ? wordsFor(offer, value) : null;
      const { [skuId]: _, ...others } = Object.fromEntries(errors);
      setErrors(new Map(Object.entries(wrong ? { ...others, [skuId]: wrong } : others)));
    },
    /** On blur, a quantity of 0 or less becomes an empty field. */
    leave(skuId: string, submitting: boolean) {
      const parsed = parseQuantity(clampOnBlur(values.get(skuId) ?? '', 0), 0);
      if (submitting || !parsed.ok || parsed.qty > 0) return;
      setValues(new Map(values).set(skuId, ''));
      setErrors(new Map([...errors].filter(([sku]) => sku !== skuId)));
    },
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!busy) void add();
    },
  };
}
