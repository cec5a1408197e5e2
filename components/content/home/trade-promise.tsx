import { getTranslations } from 'next-intl/server';
import { dispatchWords } from '@/components/catalogue/dispatch-words';
import { Section } from '@/components/ui/section';

const TERMS = ['account', 'minimum', 'dispatch', 'guarantee'] as const;

/** The terms of trade in four sentences. */
export async function TradePromise() {
  const [t, dispatch] = await Promise.all([getTranslations('home'), dispatchWords()]);
  return (
    <Section title={t('promiseTitle')} tone="tint">
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {TERMS.map((term) => (
          <div key={term} className="border-t border-ink pt-5">
            <dt className="font-serif text-2xl text-balance">
              {term === 'dispatch' ? dispatch : t(`promise.${term}.title`)}
            </dt>
            <dd className="mt-3 text-soft">{t(`promise.${term}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
