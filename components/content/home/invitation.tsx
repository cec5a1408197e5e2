import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';

/** The call to action: become a stockist. */
export async function Invitation() {
  const t = await getTranslations('home');
  return (
    <section className="bg-banner text-on-banner">
      <div className="wrap grid gap-x-8 gap-y-8 py-section lg:grid-cols-12 lg:items-end">
        <h2 className="text-5xl lg:col-span-7">{t('applyTitle')}</h2>
        <div className="lg:col-span-5">
          <p className="max-w-narrow text-lg">{t('applyText')}</p>
          <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-4">
            <Link
              href={routes.signup}
              className={
                'inline-flex min-h-13.5 items-center rounded-sm bg-white px-7 font-medium text-black ' +
                'hover:bg-white/90'
              }
            >
              {t('requestAccount')}
            </Link>
            <Link href={routes.login} className="py-2 underline decoration-1 underline-offset-4">
              {t('haveAccount')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
