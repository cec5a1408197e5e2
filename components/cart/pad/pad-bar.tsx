import { useWords } from '@/components/forms/words.client';
import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/text/money';
import { padRowId } from './rows/pad-row-id';
import type { PadSummary } from '@/lib/domain/cart/order-pad/pad-lines';

interface PadBarProps {
  summary: PadSummary;
  locale: string;
  busy: boolean;
  checking: boolean;
  onAdd: () => void;
  onCheck: () => void;
  /** Moves to the next row that needs attention. */
  onWrong: () => void;
}

/** Sticky at the window's bottom: the number of ready rows, their total, and the button that adds them. */
export function PadBar({ summary, locale, busy, checking, onAdd, onCheck, onWrong }: PadBarProps) {
  const t = useWords('quickOrder');
  const [firstWrong] = summary.wrong;
  return (
    <div
      className={
        'foot-bar foot-bar-high sticky bottom-0 z-10 -mx-gutter mt-6 flex flex-wrap items-center justify-between ' +
        'gap-x-8 gap-y-3 border-t border-line bg-ground px-gutter py-3 xl:mx-0 xl:px-0'
      }
    >
      <p className="tabular">
        <span className="block text-sm text-soft">
          {t('ready', { ready: summary.ready, rows: summary.rows })}
          {/* A row is checked once the focus has left it: its problem is told here. */}
          <span role="status">
            {firstWrong !== undefined && (
              <a
                href={`#${padRowId(firstWrong)}`}
                aria-keyshortcuts="F8"
                title="F8"
                className="ms-4 inline-flex min-h-11 items-center text-warning underline md:min-h-6"
                onClick={(event) => {
                  event.preventDefault();
                  onWrong();
                }}
              >
                {t('lookAt', { count: summary.wrong.length })}
              </a>
            )}
          </span>
        </span>
        <span>
          {t('total')}: <Money cents={summary.total} locale={locale} className="text-lg font-medium" />
        </span>
      </p>
      <p className="flex gap-3">
        <Button
          type="submit"
          name="intent"
          value="check"
          variant="secondary"
          busy={checking}
          onClick={(event) => {
            event.preventDefault();
            onCheck();
          }}
        >
          {checking ? t('checking') : t('check')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="add"
          aria-keyshortcuts="Control+Enter"
          busy={busy}
          onClick={(event) => {
            event.preventDefault();
            onAdd();
          }}
        >
          {busy ? t('adding') : t('add')}
        </Button>
      </p>
    </div>
  );
}
