import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaticOrderBar } from '@/components/cart/bar/static-order-bar';
import { CustomerHome } from '@/components/orders/home/customer-home';
import { HomeBody } from '@/components/content/home/home-body';
import { hasFixedBackground } from '@/lib/domain/content/fixed-background';
import { splitOpening } from '@/components/content/home/home-hero';
import { PreviewFindings } from '@/components/content/preview/preview-findings';
import { ContentPage } from '@/components/widgets/page/content-page';
import { legacyContent } from '@/components/widgets/page/legacy-content';
import { PageRecheck } from '@/components/widgets/page/page-recheck.client';
import { PageView } from '@/components/widgets/page/page-view';
import { routes } from '@/lib/config/routes';
import { metadataOf } from '@/lib/data/content/page-metadata';
import { getShownPage, previewMoment, previewSubject } from '@/lib/data/content/preview-page';
import { getSite } from '@/lib/data/site/site';
import { getViewer } from '@/lib/data/viewer';
import { toPicture } from '@/lib/domain/media/picture';
import { currentView } from '@/lib/i18n/current-view';
import { JsonLd } from '@/components/site/json-ld';
import { siteData } from '@/lib/seo/site-data';

export async function generateMetadata(): Promise<Metadata> {
  await currentView();
  const [page, { settings }, t] = await Promise.all([getShownPage(''), getSite(), getTranslations('home')]);
  return metadataOf({
    title: page?.title || settings.name,
    description: page?.metaDescription || t('lead'),
    path: routes.home,
    hidden: page?.noindex ?? false,
  });
}

export default async function HomePage() {
  const [view, page, { settings }, viewer, preview, previewOf] = await Promise.all([
    currentView(),
    getShownPage(''),
    getSite(),
    getViewer(),
    previewMoment(),
    previewSubject(),
  ]);
  const { locale, live } = view;
  const context = { viewer, locale, live, path: routes.home, slug: '', first: true, preview, previewOf };
  const [opening, rows] = splitOpening(page?.rows ?? []);
  return (
    <>
      <JsonLd data={siteData(settings)} />
      <PreviewFindings slug="" />
      {page && settings.homeListContent ? (
        <ContentPage page={page} params={[]} name={settings.name} />
      ) : (
        <>
          <HomeBody
            picture={toPicture(page?.image)}
            opening={opening}
            viewer={viewer}
            first
            fixed={hasFixedBackground(rows)}
            below={page && legacyContent(page)}
            mine={viewer.kind !== 'visitor' && <CustomerHome viewer={viewer} />}
          >
            {rows.length > 0 && <PageView rows={rows} context={context} />}
          </HomeBody>
          {page && preview === undefined && <PageRecheck slug="" version={page.version} />}
        </>
      )}
      <StaticOrderBar />
    </>
  );
}
