'use client';

import { KeepFocus } from '@/components/ui/feedback/keep-focus.client';
import { useWords } from '@/components/forms/words.client';
import { type KeyboardEvent, startTransition, useCallback, useRef, useState } from 'react';
import { useEarlyInput } from '@/components/forms/state/use-catch-up';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice, type NoticeTone } from '@/components/ui/feedback/notice';
import { readPadRows, readWords } from '@/lib/actions/cart/pad-form';
import type { Sent } from '@/lib/browser/forms/use-retry-key';
import { wordsOf } from '@/lib/browser/result';
import { routes } from '@/lib/config/routes';
import { type OrderText, fittingOrder } from '@/lib/domain/cart/order-text/order-row';
import { linesOf, rowsLeft, summaryOf } from '@/lib/domain/cart/order-pad/pad-lines';
import { isBlank, skuOfRow } from '@/lib/domain/cart/order-pad/pad-row';
import type { Shelf } from '@/lib/i18n/shelf-words';
import { PadBar } from './pad-bar';
import { goToWrong, moveByKeys } from './rows/pad-keys';
import { PadPaste } from './pad-paste.client';
import { PadRow } from './rows/pad-row.client';
import { type PadList, PadSave, SAVE } from './pad-save.client';
import { PadScan } from './pad-scan.client';
import { usePadRows } from './rows/use-pad-rows';
import { usePadAdd } from './use-pad-add';
import { usePadCheck } from './use-pad-check';
import { usePadDraft } from './use-pad-draft';
import { usePadRead } from './use-pad-read';
import { usePadSave } from './use-pad-save';

interface OrderPadProps {
  /** Owner of the draft on this device; '' when unknown. */
  owner: string;
  /** Idempotency key of the form. */
  once: string;
  locale: string;
  /** Lists that rows can be saved to; null if the platform has no lists. */
  lists: readonly PadList[] | null;
  /** Resale prices beside each price; null when the customer has switched them off. */
  shelf: Shelf | null;
}

/** Maximum number of codes in the button's label. */
const SHOWN_CODES = 3;

interface PadStatus {
  readonly tone: NoticeTone;
  readonly words: string;
  readonly toCart?: boolean;
}

/** The order pad: one form, handled by its action without scripts and by the hooks with them. */
export function OrderPad({ owner, once, locale, lists, shelf }: OrderPadProps) {
  const t = useWords('quickOrder');
  const tForms = useWords('forms');
  const failure = { network: tForms('networkError'), other: tForms('somethingWrong') };
  const unanswered = { ...failure, network: tForms('noReply') };
  const { answer, action, save, sending } = usePadSave(unanswered);
  const [first] = useState(answer);
  const pad = usePadRows(answer);
  const { rows, actions } = pad;
  const [typing, setTyping] = useState<string | null>(null);
  const [skipped, setSkipped] = useState(answer.skipped);
  const [status, setStatus] = useState<PadStatus | null>(() => {
    if (answer.message !== null) return { tone: 'danger', words: answer.message };
    return answer.notice === null || answer.savedTo !== null
      ? null
      : { tone: 'success', words: answer.notice, toCart: answer.added > 0 };
  });
  const check = usePadCheck(rows, typing, pad.tell);
  const sent = useRef<Sent>(null);
  const store = usePadDraft(owner, pad, sent);
  const adding = usePadAdd({
    sent,
    store,
    onAdded: (added, from) => {
      const left = rowsLeft(pad.now(), added, from);
      const count = added.reduce((sum, line) => sum + line.added, 0);
      const all = rowsLeft(from, added).every(isBlank);
      pad.replace(left);
      setSkipped([]);
      setStatus({
        tone: all ? 'success' : 'warning',
        words: t(all ? 'addedAll' : 'addedSome', { count }),
        toCart: count > 0,
      });
    },
    onError: (error) => setStatus({ tone: 'danger', words: wordsOf(error, unanswered) }),
  });
  const form = useRef<HTMLFormElement>(null);
  const table = useRef<HTMLOListElement>(null);
  useEarlyInput(() => {
    if (!form.current) return;
    form.current.dataset.scripted = '';
    const { activeElement } = document;
    const current = activeElement instanceof HTMLElement ? (activeElement.dataset.key ?? '') : '';
    pad.applyEarlyInput(readPadRows(new FormData(form.current)), current);
  });
  const summary = summaryOf(rows);
  const together = new Map(linesOf(rows).map(({ sku, qty }) => [sku, qty]));

  const put = useCallback(
    (read: OrderText) => {
      const order = fittingOrder(read, pad.now().filter((row) => !isBlank(row)).length);
      pad.put(order);
      setSkipped(order.skipped.map(({ original }) => original));
      const { words, all } = readWords(order, t);
      setStatus({ tone: all ? 'info' : 'warning', words });
    },
    [pad, t],
  );

  const { reading, readText, readFile } = usePadRead(put, (problem) =>
    setStatus({ tone: 'danger', words: problem === 'no-reply' ? failure.network : t(`file.${problem}`) }),
  );

  function add(): void {
    const lines = linesOf(rows);
    if (lines.length > 0) void adding.add(rows);
    else setStatus({ tone: 'warning', words: t(summary.rows === 0 ? 'empty' : 'nothingReady') });
  }

  /** Label of the button that accepts the suggestions. */
  function suggestedWords(codes: readonly string[]): string {
    const [only = '', ...more] = codes;
    const some = codes.slice(0, SHOWN_CODES).join(', ') + (codes.length > SHOWN_CODES ? ' …' : '');
    return more.length === 0 ? t('use', { code: only }) : `${t('useAll', { count: codes.length })}: ${some}`;
  }

  /** F8 moves to the next row with a problem, with Shift to the previous; Control and Enter add all. */
  function formKeys(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'F8') goToWrong(event.currentTarget, event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
    else return;
    event.preventDefault();
  }

  /** A scanner types a code and Enter: scanning the same code again raises the quantity. */
  function enterCode(field: HTMLInputElement): boolean {
    const { key = '' } = field.dataset;
    const code = field.value.trim();
    const row = rows.find((one) => one.key === key);
    const again = rows.some((one) => one.key !== key && (one.code === code || one.found?.skus[0]?.barcode === code));
    if (code === '' || !row) return code !== '';
    if (again && row.qty.trim() === '') {
      actions.scan(code, key);
      return false;
    }
    if (row.qty.trim() === '') actions.type(key, { qty: '1' });
    return true;
  }

  return (
    <form
      ref={form}
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
        // The other buttons are handled by the hooks instead of the form's action.
        if (data.get('intent') === SAVE) startTransition(() => save(data));
      }}
    >
      {/* First submit button, so that Enter in a field takes no suggestion and adds nothing. */}
      <button type="submit" name="intent" value="check" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t('check')}
      </button>
      <div
        role="presentation"
        onKeyDown={formKeys}
        className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <input type="hidden" name="key" value={`${once}.${answer.attempt}`} />
        <div className="min-w-0">
          <div className="grid gap-3 empty:hidden [&>*:last-child]:mb-5">
            {!check.link && <Notice tone="warning">{t('offline')}</Notice>}
            {check.error && check.link && <Notice tone="danger">{wordsOf(check.error, failure)}</Notice>}
            {summary.repriced > 0 && <Notice tone="info">{t('repriced', { count: summary.repriced })}</Notice>}
            {status && (
              <Notice tone={status.tone}>
                {status.words}
                {status.toCart && (
                  <ButtonLink href={routes.cart} variant="quiet" size="sm" className="ms-2 underline">
                    {t('toCart')}
                  </ButtonLink>
                )}
              </Notice>
            )}
          </div>
          <div aria-hidden className="pad-row border-ink! py-2! text-sm font-medium max-md:hidden">
            <span>{t('code')}</span>
            <span className="text-center">{t('quantity')}</span>
            <span>{t('unit')}</span>
            <span>{t('product')}</span>
            <span className="text-end">{t('rowTotal')}</span>
            <span />
          </div>
          <div role="presentation" onKeyDown={(event) => moveByKeys(event, enterCode)}>
            <ol ref={table} tabIndex={-1} aria-label={t('table')} className="outline-none">
              {rows.map((row, number) => (
                <PadRow
                  key={row.key}
                  row={row}
                  together={together.get(skuOfRow(row)?.skuId ?? '') ?? 0}
                  number={number}
                  locale={locale}
                  shelf={shelf}
                  actions={actions}
                  onTyping={setTyping}
                />
              ))}
            </ol>
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-3 no-script:hidden">
            {summary.guesses.length > 0 && (
              <>
                <Button variant="secondary" size="sm" onClick={pad.useAll}>
                  {suggestedWords(summary.guesses)}
                </Button>
                <KeepFocus to={table} />
              </>
            )}
            <PadScan onCode={(code) => actions.scan(code)} />
            {summary.rows > 0 && (
              <>
                <Button variant="quiet" size="sm" onClick={pad.clear}>
                  {t('clear')}
                </Button>
                <KeepFocus to={table} />
              </>
            )}
          </div>
          <PadBar
            summary={summary}
            locale={locale}
            busy={adding.busy}
            checking={check.asking}
            onAdd={add}
            onCheck={check.again}
            onWrong={() => form.current && goToWrong(form.current)}
          />
          {lists && (
            <PadSave lists={lists} answer={answer} problem={answer === first ? null : answer.message} busy={sending} />
          )}
        </div>
        <PadPaste busy={reading} skipped={skipped} onText={readText} onFile={readFile} />
      </div>
    </form>
  );
}
