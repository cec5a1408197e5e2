import { getTranslations } from 'next-intl/server';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { SHORTLIST_CALL } from '@/lib/config/routes-shortlist';
import type { Shortlisted } from '@/lib/data/catalogue/shortlist.server';
import { listSourceText } from '@/lib/domain/orders/list-source';
import { ShortlistLine } from './shortlist-line';
import { ShortlistNotice, type ShortlistOutcome } from './shortlist-notice';

interface ShortlistViewProps {
  items: readonly Shortlisted[];
  signedIn: boolean;
  outcome: ShortlistOutcome;
  /** Address of the page that linked here. */
  back: string | null;
}

/** The shortlist, without prices. One form: every button also saves the typed quantities. */
export async function ShortlistView({ items, signedIn, outcome, back }: ShortlistViewProps) {
  const [t, tCart] = await Promise.all([getTranslations('shortlist'), getTranslations('cart')]);
  const notice = <ShortlistNotice outcome={outcome} items={items} />;
  const browse = (
    <ButtonLink href={back ?? routes.shop()} variant="secondary">
      {tCart('continue')}
    </ButtonLink>
  );
  if (items.length === 0)
    return (
      <div className="wrap pt-8">
        {notice}
        <EmptyState level={1} title={t('emptyTitle')} actions={browse}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      </div>
    );
  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      {notice}
      <Heading level={1}>{t('title')}</Heading>
      {!signedIn && <p className="mt-3 max-w-reading text-soft">{t('lead')}</p>}
      <form
        action={SHORTLIST_CALL}
        method="post"
        className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        {/* The default button, for Enter in a field. */}
        <button name="save" tabIndex={-1} aria-hidden="true" className="sr-only">
          {tCart('save')}
        </button>
        <div>
          <ul aria-label={t('title')} className="border-t border-ink">
            {items.map((item) => (
              <ShortlistLine key={item.slug} item={item} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-x-6">
            <button name="save" className="link min-h-11">
              {tCart('save')}
            </button>
            <button name="clear" className="link min-h-11 text-soft">
              {t('clear')}
            </button>
          </div>
        </div>
        <div className="grid gap-3 rounded-md bg-tint p-5 sm:p-6">
          <p>{t(signedIn ? 'listText' : 'applyText')}</p>
          {signedIn ? (
            <ButtonLink href={routes.listAdd(listSourceText({ kind: 'shortlist' }))} block>
              {t('makeList')}
            </ButtonLink>
          ) : (
            <Button type="submit" name="apply" block>
              {t('apply')}
            </Button>
          )}
          {browse}
        </div>
      </form>
    </div>
  );
}
