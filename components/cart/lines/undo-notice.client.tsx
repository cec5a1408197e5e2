'use client';

import { KeepFocus } from '@/components/ui/feedback/keep-focus.client';
import { useWords } from '@/components/forms/words.client';
import { type SubmitEvent, useRef, useState } from 'react';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { restoreLine } from '@/lib/actions/cart/cart-lines';
import { NEW_FORM } from '@/lib/actions/form-state';
import { routes } from '@/lib/config/routes';
import { useOnceFor } from '@/lib/browser/use-once-for';
import { type CallError, wordsOf } from '@/lib/browser/result';
import type { RemovedLine } from './removed-line';

interface UndoNoticeProps {
  removed: RemovedLine;
  /** The line is not in the cart any more. */
  gone: boolean;
  /** Restores the line with scripts; null if the form must be submitted instead. */
  restore: (() => Promise<CallError | null>) | null;
  onDismiss: () => void;
}

export function UndoNotice({ removed, gone, restore, onDismiss }: UndoNoticeProps) {
  const t = useWords('cart');
  const { state, pending, props } = useServerForm(restoreLine, NEW_FORM, t('networkError'));
  const notice = useRef<HTMLParagraphElement>(null);
  const restoring = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallError | null>(null);

  const problem =
    state.message ?? (failed && wordsOf(failed, { network: t('networkError'), other: t('somethingWrong') }));

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (!restore) return props.onSubmit(event);
    event.preventDefault();
    if (restoring.current) return;
    restoring.current = true;
    setBusy(true);
    setFailed(await restore());
    setBusy(false);
    restoring.current = false;
  }

  // The clicked button was removed with its line.
  useOnceFor(gone, () => {
    if (gone && document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  });

  return (
    <form
      {...props}
      onSubmit={(event) => void submit(event)}
      // The removed line may have been far down.
      className={
        'sticky top-[calc(var(--header)+0.5rem)] z-20 mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm ' +
        'bg-tint px-4 py-2'
      }
    >
      <KeepFocus />
      <input type="hidden" name="sku" value={removed.sku} />
      <input type="hidden" name="qty" value={removed.qty} />
      <input type="hidden" name="addons" value={removed.addons} />
      <input type="hidden" name="key" value={removed.key} />
      {removed.saved && (
        <>
          <input type="hidden" name="list" value={removed.saved.list} />
          <input type="hidden" name="line" value={removed.saved.line} />
          <input type="hidden" name="before" value={removed.saved.before} />
        </>
      )}
      <p ref={notice} tabIndex={-1} role="status" className="min-w-0 flex-1">
        {removed.saved ? (
          <>
            {t('savedForLater')}{' '}
            <Link href={routes.list(removed.saved.list)} className="link">
              {t('toSaved')}
            </Link>
          </>
        ) : removed.name ? (
          t('removed', { name: removed.name })
        ) : (
          t('removedLine')
        )}
        {problem && <span className="block text-danger">{problem}</span>}
      </p>
      <button
        type="submit"
        aria-disabled={busy || pending}
        className="link inline-flex min-h-11 items-center gap-2 font-medium"
      >
        {(busy || pending) && <Spinner />}
        {t('undo')}
      </button>
      <button
        type="button"
        aria-label={t('dismiss')}
        onClick={onDismiss}
        className="grid size-11 place-items-center rounded-sm hover:bg-shade no-script:hidden"
      >
        <Icon name="close" />
      </button>
    </form>
  );
}
