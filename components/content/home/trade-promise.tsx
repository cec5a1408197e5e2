import { getLocale, getTranslations } from 'next-intl/server';
import { dispatchWords } from '@/components/catalogue/trade-words';
import { Section } from '@/components/ui/section';
import { getSite } from '@/lib/data/site/site';
import { formatRoundMoney } from '@/lib/domain/values/money';

/** The terms of trade, each in a sentence; minimum and guarantee as far as the shop has them. */
export async function TradePromise() {
  const [t, locale, dispatch, { minimum, settings }] = await Promise.all([
    getTranslations('home'),
    getLocale(),
    dispatchWords(),
    getSite(),
  ]);
  const { returnDays: days } = settings;
  const amount = formatRoundMoney(minimum.cents, locale);
  const terms = [
    { title: t('promise.account.title'), text: t('promise.account.text') },
    minimum.cents > 0 && { title: t('promise.minimum.title', { amount }), text: t('promise.minimum.text') },
    { title: dispatch, text: t('promise.dispatch.text') },
    days > 0 && { title: t('promise.guarantee.title', { days }), text: t('promise.guarantee.text', { days }) },
  ].filter((term) => term !== false);
  return (
    <Section title={t('promiseTitle')} tone="tint">
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {terms.map(({ title, text }) => (
          <div key={title} className="border-t border-ink pt-5">
            <dt className="font-serif text-2xl text-balance">{title}</dt>
            <dd className="mt-3 text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
