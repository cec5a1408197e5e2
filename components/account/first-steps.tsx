import { getLocale, getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import { getSite } from '@/lib/data/site/site';
import { formatMoney } from '@/lib/domain/values/money';

/** First steps of a customer without orders; completed ones are ticked. */
export async function FirstSteps({ hasCompany, hasAddress }: { hasCompany: boolean; hasAddress: boolean }) {
  const [t, locale, { minimum }] = await Promise.all([getTranslations('account.first'), getLocale(), getSite()]);
  const least = { minimum: formatMoney(minimum.cents, locale), gst: String(minimum.includesGst) };
  const steps = [
    { key: 'company', done: hasCompany, href: `${routes.profile}#company` },
    { key: 'address', done: hasAddress, href: routes.addresses },
    { key: 'order', done: false, href: routes.shop() },
  ] as const;
  return (
    <section className="mb-14">
      <Heading level={2} size="md" className="mb-2">
        {t('title')}
      </Heading>
      <p className="mb-6 text-soft">{t('text')}</p>
      <ol className="border-t border-ink">
        {steps.map(({ key, done, href }, index) => (
          <li key={key} className="relative flex items-start gap-4 border-b border-line py-4 hover:bg-tint sm:px-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-shade text-sm font-medium tabular"
            >
              {done ? <Icon name="check" className="size-4.5 text-success" /> : index + 1}
            </span>
            <span className="min-w-0 flex-1">
              <Link
                href={href}
                className="font-medium after:absolute after:inset-0 hover:underline hover:underline-offset-4"
              >
                {t(`${key}.title`)}
              </Link>
              {/* The space keeps Arabic letters of the two from joining. */}
              {done && (
                <>
                  {' '}
                  <span className="ms-2 text-sm text-success">{t('done')}</span>
                </>
              )}
              {(key !== 'order' || minimum.cents > 0) && (
                <span className="block text-sm text-soft">{t(`${key}.text`, least)}</span>
              )}
            </span>
            <Icon name="chevron-end" className="mt-1.5 text-soft" />
          </li>
        ))}
      </ol>
    </section>
  );
}
