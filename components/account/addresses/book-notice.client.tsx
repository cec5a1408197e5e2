'use client';

import { KeepFocus } from '@/components/ui/feedback/keep-focus.client';
import { useWords } from '@/components/forms/words.client';
import { type Ref, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { BookIntent } from '@/lib/actions/account/address-book-form';

interface BookNoticeProps {
  done: { intent: BookIntent; id: string; wasUsual: boolean; name: string } | null;
  /** Number of the response, to detect a new one. */
  attempt: number;
  pending: boolean;
  ref: Ref<HTMLDivElement>;
}

/** The last change, with an undo for a removal. Sticky, since the list may be long. */
export function BookNotice({ done, attempt, pending, ref }: BookNoticeProps) {
  const t = useWords('addressBook');
  const [dismissed, setDismissed] = useState<number | null>(null);
  const shown = dismissed === attempt ? null : done;
  return (
    <div ref={ref} tabIndex={-1} role="status" className="sticky bottom-4 z-10 mt-6 outline-none empty:hidden">
      {shown && (
        <div className="flex items-center gap-x-2 rounded-sm bg-ink py-1 ps-5 pe-1 text-ground shadow-lift">
          <p className="line-clamp-3 min-w-0 flex-1 py-2 break-words">
            {t(`done.${shown.intent}`, { name: shown.name })}
          </p>
          {shown.intent === 'remove' && (
            <button
              type="submit"
              name={shown.wasUsual ? 'restore-usual' : 'restore'}
              value={shown.id}
              aria-disabled={pending || undefined}
              className="link inline-flex min-h-11 shrink-0 items-center px-2 font-medium"
            >
              {t('undo')}
            </button>
          )}
          <button
            type="button"
            aria-label={t('dismiss')}
            onClick={() => setDismissed(attempt)}
            className="grid size-11 shrink-0 place-items-center rounded-sm no-script:hidden"
          >
            <Icon name="close" />
          </button>
          <KeepFocus />
        </div>
      )}
    </div>
  );
}
