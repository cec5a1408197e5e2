import { getTranslations } from 'next-intl/server';
import { view as viewParam } from 'next/root-params';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { parseView } from '@/lib/i18n/view';

/**
 * The 'Page not found' screen; `titled` also sets the document's title. Renders nothing for the build's placeholder
 * view, which has no language.
 */
export async function PageNotFound({ titled = true }: { titled?: boolean }) {
  const view = parseView((await viewParam()) ?? '');
  if (!view) return null;
  const t = await getTranslations({ locale: view.locale, namespace: 'errors' });
  return (
    <div className="wrap flex flex-col items-start py-section">
      {titled && <title>{t('notFoundTitle')}</title>}
      <p aria-hidden="true" className="font-serif text-5xl text-edge tabular">
        404
      </p>
      <Heading level={1} className="mt-6">
        {t('notFoundTitle')}
      </Heading>
      <p className="mt-4 max-w-reading text-lg text-soft">{t('notFoundText')}</p>
      <ButtonLink href={routes.home} size="lg" className="mt-8">
        {t('notFoundHome')}
      </ButtonLink>
    </div>
  );
}
