import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GroupTile } from '@/components/catalog/group-tile';
import { ProductGrid } from '@/components/catalog/product-grid';
import { ArticleGrid } from '@/components/blog/article-grid';
import { HomeHero, splitOpening } from '@/components/home/home-hero';
import { Invitation } from '@/components/home/invitation';
import { TradePromise } from '@/components/home/trade-promise';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { PageView } from '@/components/widgets/page-view';
import { routes } from '@/lib/config/routes';
import { getArticles } from '@/lib/data/articles';
import { getGroupTree } from '@/lib/data/groups';
import { getPage } from '@/lib/data/pages';
import { getCardPrices } from '@/lib/data/prices';
import { getProducts } from '@/lib/data/products';
import { getSite } from '@/lib/data/site';
import { getViewer } from '@/lib/data/viewer';
import { toPicture } from '@/lib/domain/picture';
import type { Viewer } from '@/lib/domain/viewer';
import { currentView } from '@/lib/i18n/current-view';
import { JsonLd, organizationData } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const NEWEST = { order: 'newest', pageSize: 8 } as const;

export async function generateMetadata(): Promise<Metadata> {
  await currentView();
  const [page, { settings }, t] = await Promise.all([getPage(''), getSite(), getTranslations('home')]);
  return {
    ...pageMetadata({ title: page?.title || settings.name, description: page?.meta_description || t('lead'), path: routes.home, picture: toPicture(page?.image) }),
    ...(!page?.title && { title: { absolute: settings.name } }),
  };
}

export default async function HomePage() {
  const view = await currentView();
  const [t, shop, page, { settings }, tree, viewer] = await Promise.all([
    getTranslations('home'), getTranslations('shop'), getPage(''), getSite(), getGroupTree('product'), getViewer(),
  ]);
  const context = { viewer, locale: view.locale, path: routes.home };
  const [opening, rows] = splitOpening(page?.rows ?? []);
  return (
    <>
      <JsonLd data={organizationData(settings)} />
      <HomeHero picture={toPicture(page?.image)} opening={opening} context={context} />
      <Section title={t('categories')}>
        <ul className="grid-tiles">
          {tree.filter(({ parents }) => parents.length === 0).map((group) => (
            <li key={group.url}><GroupTile group={group} label={shop('shopGroup', { name: group.name })} /></li>
          ))}
        </ul>
      </Section>
      {rows.length > 0 ? <PageView rows={rows} context={context} /> : <Range viewer={viewer} />}
      <TradePromise />
      {rows.length === 0 && <Journal />}
      {viewer.kind === 'visitor' && <Invitation />}
    </>
  );
}

/** Until an editor has filled the page: what is new, and what was written last. */
async function Range({ viewer }: { viewer: Viewer }) {
  const [t, products, prices] = await Promise.all([getTranslations('home'), getProducts(NEWEST), getCardPrices(NEWEST)]);
  return products.items.length > 0 && (
    <Section title={t('rangeNew')} aside={<ButtonLink href={routes.shop()} variant="secondary">{t('allProducts')}</ButtonLink>}>
      <ProductGrid products={products.items} prices={prices} viewer={viewer} path={routes.home} dense />
    </Section>
  );
}

async function Journal() {
  const [t, articles] = await Promise.all([getTranslations('home'), getArticles({ pageSize: 3 })]);
  return articles.items.length > 0 && (
    <Section title={t('journal')} aside={<ButtonLink href={routes.blog()} variant="secondary">{t('allArticles')}</ButtonLink>}>
      <ArticleGrid articles={articles.items} />
    </Section>
  );
}
