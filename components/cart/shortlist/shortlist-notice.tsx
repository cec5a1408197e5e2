import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/feedback/notice';
import { SHORTLIST_CALL } from '@/lib/config/routes-shortlist';
import type { Shortlisted } from '@/lib/data/catalogue/shortlist.server';

/** The outcome of a change made without scripts, from the query. */
export interface ShortlistOutcome {
  readonly added: string | undefined;
  readonly removed: string | undefined;
  /** The removed product's quantity. */
  readonly qty: string | undefined;
  readonly full: boolean;
  readonly saved: boolean;
}

/** Reports the outcome, but only where the shortlist's items confirm it. */
export async function ShortlistNotice({
  outcome,
  items,
}: {
  outcome: ShortlistOutcome;
  items: readonly Shortlisted[];
}) {
  const [t, tCart, tLists] = await Promise.all([
    getTranslations('shortlist'),
    getTranslations('cart'),
    getTranslations('lists'),
  ]);
  const added = items.find(({ slug }) => slug === outcome.added)?.product;
  if (outcome.full) return <Notice tone="warning" title={t('full')} className="mb-8" />;
  if (added) return <Notice tone="success" title={t('added', { name: added.name })} className="mb-8" />;
  if (outcome.saved) return <Notice tone="success" title={tLists('settled')} className="mb-8" />;
  if (outcome.removed === undefined || items.some(({ slug }) => slug === outcome.removed)) return null;
  return (
    <Notice title={tCart('removedLine')} className="mb-8">
      <form action={SHORTLIST_CALL} method="post">
        {outcome.qty !== undefined && <input type="hidden" name={`qty:${outcome.removed}`} value={outcome.qty} />}
        <button name="add" value={outcome.removed} className="link tap">
          {tCart('undo')}
        </button>
      </form>
    </Notice>
  );
}
