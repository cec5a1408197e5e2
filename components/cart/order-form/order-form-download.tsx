import { getLocale, getTranslations } from 'next-intl/server';
import { holding, staticMarkup } from '@/components/site/static-markup.server';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/form/field';
import { routes } from '@/lib/config/routes';
import { getFormOffer } from '@/lib/data/cart/order-form/form-skus.server';
import { orNull } from '@/lib/data/or-null';
import { getLists } from '@/lib/data/orders/lists.server';
import { scopeValue } from '@/lib/domain/cart/order-form/form-scope';
import { categoryOptions } from './category-options.server';

/** Why a download failed, from the query of its redirect. */
export type FormProblem = 'unknown' | 'away';

/**
 * Options and download of an order form: a plain form without scripts. Nothing where the platform has none, unless a
 * download of one was tried.
 */
export async function OrderFormDownload({ problem }: { problem: FormProblem | null }) {
  const [t, tLists, offer, categories, lists] = await Promise.all([
    getTranslations('orderForm'),
    getTranslations('lists'),
    getFormOffer(new Date()),
    getLocale().then((locale) => orNull(categoryOptions(locale))),
    orNull(getLists()),
  ]);
  const isOffered = offer.known && problem !== 'unknown';
  if (!isOffered && problem === null) return null;
  const own = (
    <>
      <option value={scopeValue({ kind: 'range' })}>{t('range')}</option>
      {offer.ordered && <option value={scopeValue({ kind: 'ordered' })}>{t('ordered')}</option>}
      {lists && lists.lists.length > 0 && (
        <optgroup label={tLists('title')}>
          {lists.lists.map(({ id, name }) => (
            <option key={id} value={scopeValue({ kind: 'list', id })}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
  const options = isOffered ? staticMarkup(own) + (categories ?? '') : '';
  return (
    <details open={problem !== null} className="mb-8 rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium">
        <Icon name="download" />
        {t('title')}
        <Icon name="chevron-down" className="ms-auto size-4.5" />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        {problem === 'away' && <Notice tone="danger">{t('away')}</Notice>}
        {isOffered ? (
          <form action={routes.orderForm('xlsx')} className="grid gap-4">
            <p className="max-w-reading text-sm text-soft">{t('lead')}</p>
            <div className="flex flex-wrap items-end gap-3">
              <Field id="order-form-of" label={t('of')} className="w-full sm:w-80">
                {(wiring) => (
                  <span className="relative block">
                    <select
                      name="of"
                      className="control appearance-none truncate pe-11"
                      {...holding(options)}
                      {...wiring}
                    />
                    <Icon
                      name="chevron-down"
                      className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2"
                    />
                  </span>
                )}
              </Field>
              <Button type="submit" variant="secondary">
                {t('xlsx')}
              </Button>
              <Button type="submit" variant="secondary" formAction={routes.orderForm('csv')}>
                {t('csv')}
              </Button>
            </div>
          </form>
        ) : (
          <Notice quiet>{t('unknown')}</Notice>
        )}
      </div>
    </details>
  );
}
