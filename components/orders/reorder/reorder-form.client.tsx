'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import { FormProblem } from '@/components/forms/form-problem.client';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { useEarlyInput } from '@/components/forms/state/use-catch-up';
import { useKeptForm } from '@/components/forms/state/use-kept-form';
import { useWords } from '@/components/forms/words.client';
import { cx } from '@/components/ui/cx';
import { Notice } from '@/components/ui/feedback/notice';
import { Money } from '@/components/ui/text/money';
import { typedTexts } from '@/lib/actions/form-state';
import { NEW_REORDER, type ReorderSource, reorderField } from '@/lib/actions/orders/reorder-form';
import { reorderLines } from '@/lib/actions/orders/reorder-lines.action';
import { useOnceFor } from '@/lib/browser/use-once-for';
import { routes } from '@/lib/config/routes';
import type { ListLine } from '@/lib/domain/orders/lists';
import { type ReorderLine, suggestionFor } from '@/lib/domain/orders/reorder';
import type { Shelf } from '@/lib/i18n/shelf-words';
import { ReorderRow } from './reorder-row.client';
import { type Chosen, type RowChoice, chosenIn, choicesOf, sumOf, withChosen } from './reorder-choices';
import { useFormerState } from './use-former-state';

const NO_CHOICE: RowChoice = { take: false, sku: '', qty: '' };

interface ReorderFormProps {
  source: ReorderSource;
  lines: readonly (ReorderLine | ListLine)[];
  /** The lines belong to a list, so they can be changed and removed. */
  editable: boolean;
  /** Idempotency key, for retries after a lost reply. */
  formKey: string;
  /** Resale prices beside each price; null when the customer has switched them off. */
  shelf: Shelf | null;
  locale: string;
  /** ISO date in the shop's time zone. */
  today: string;
}

/**
 * Lines with their current prices and stock: ticked ones are added to the cart in one call. Without scripts the total
 * is shown only in the cart.
 */
export function ReorderForm({ source, lines, editable, formKey, shelf, locale, today }: ReorderFormProps) {
  const t = useWords('reorder');
  const { state, pending, retry, props } = useKeptForm(
    // A draft of a list would undo what a colleague has saved since.
    editable ? null : 'again',
    reorderLines,
    NEW_REORDER,
    useWords('forms')('noReply'),
    readChoices,
  );
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(choicesOf(lines, state.values), lines));
  // Lines can change while the form is shown.
  const choices = withChosen(choicesOf(lines, {}), chosen);
  const top = useRef<HTMLDivElement>(null);
  useEarlyInput(readChoices);
  useOnceFor(state, () => {
    if (state.outcome ?? state.message) top.current?.focus({ preventScroll: false });
    // What was saved follows its line again.
    setChosen((all) => chosenIn(all, lines));
  });
  const { former, stay } = useFormerState(state, formKey);
  // After coming back, lines that were added before can be added again.
  const { added, outcome, message, errors } = state === former ? NEW_REORDER : state;
  const open = lines.filter(({ id }) => !added.includes(id));
  const { count, cents } = sumOf(open, choices);

  /** What the fields have that were filled in without React. */
  function readChoices(): void {
    if (props.ref.current) setChosen(chosenIn(choicesOf(lines, typedTexts(new FormData(props.ref.current))), lines));
  }
  function change(id: string, part: Partial<RowChoice>): void {
    setChosen((all) => ({ ...all, [id]: { ...all[id], ...part } }));
  }
  function tickAll(take: boolean): void {
    for (const { id, sku, instead } of open) change(id, { take: take && (sku !== null || instead.length > 0) });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    stay();
    props.onSubmit(event);
  }

  return (
    <form {...props} onSubmit={submit} aria-busy={pending || undefined}>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="key" value={`${formKey}-${state.turn}`} />
      <input type="hidden" name="turn" value={state.turn} />
      <input type="hidden" name="added" value={added.join(' ')} />
      {/* First submit button, so that Enter in a field submits with it. */}
      <button
        type="submit"
        name="intent"
        value={editable ? 'save' : 'cart'}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
      <div ref={top} tabIndex={-1} className="grid gap-3 outline-none not-empty:mb-6">
        {outcome && (
          <Notice tone="success" title={outcome}>
            {added.length > 0 && (
              <a href={routes.cart} className="link inline-flex tap items-center">
                {t('toCart')}
              </a>
            )}
          </Notice>
        )}
        {message && (
          <FormProblem retry={retry} retryLabel={t('retry')}>
            {message}
          </FormProblem>
        )}
      </div>
      {open.length > 0 && (
        <>
          <p className="mb-2 flex gap-6 no-script:hidden">
            <button type="button" onClick={() => tickAll(true)} className="link inline-flex tap items-center text-sm">
              {t('tickAll')}
            </button>
            <button type="button" onClick={() => tickAll(false)} className="link inline-flex tap items-center text-sm">
              {t('tickNone')}
            </button>
          </p>
          <ul className="border-t border-line">
            {open.map((line) => (
              <ReorderRow
                key={line.id}
                line={line}
                choice={choices[line.id] ?? NO_CHOICE}
                onChange={(part) => change(line.id, part)}
                note={editable ? (state.values[reorderField('note', line.id)] ?? line.note) : null}
                was={{
                  qty: state.values[reorderField('was-qty', line.id)] ?? String(suggestionFor(line).qty),
                  note: state.values[reorderField('was-note', line.id)] ?? line.note,
                }}
                error={errors[`qty.${line.id}`] ?? null}
                shelf={shelf}
                locale={locale}
                today={today}
              />
            ))}
          </ul>
          <div
            className={cx(
              'foot-bar foot-bar-high sticky bottom-0 z-10 -mx-gutter flex flex-wrap items-center justify-between',
              'gap-x-8 gap-y-3 border-t border-line bg-ground px-gutter py-3 xl:mx-0 xl:px-0',
            )}
          >
            <p className="tabular no-script:hidden" aria-live="polite">
              <span className="block text-sm text-soft">{t('sum', { count })}</span>
              <Money cents={cents} locale={locale} className="text-lg font-medium" />{' '}
              <span className="text-sm text-soft">{t('exGst')}</span>
            </p>
            <p className="flex flex-wrap gap-3">
              {editable && (
                <SubmitButton name="intent" value="save" variant="secondary">
                  {t('save')}
                </SubmitButton>
              )}
              <SubmitButton name="intent" value="cart" busyLabel={t('adding')}>
                {t('add')}
              </SubmitButton>
            </p>
          </div>
        </>
      )}
    </form>
  );
}
