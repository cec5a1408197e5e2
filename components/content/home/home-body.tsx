import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { ArticleGrid } from '@/components/content/blog/article-grid';
import { GroupTiles } from '@/components/catalogue/group-tiles';
import { ProductGrid } from '@/components/catalogue/product-grid';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/config/routes';
import { getArticles } from '@/lib/data/content/articles';
import { getTopGroups } from '@/lib/data/catalogue/groups';
import { getCardPrices } from '@/lib/data/catalogue/prices';
import { getProducts } from '@/lib/data/catalogue/products';
import type { Picture } from '@/lib/domain/media/picture';
import type { Viewer } from '@/lib/domain/account/viewer';
import { HomeHero, type Opening } from './home-hero';
import { Invitation } from './invitation';
import { TradePromise } from './trade-promise';

const NEWEST = { order: 'newest', pageSize: 8 } as const;

interface HomeBodyProps {
  picture: Picture | null;
  /** Texts of the hero; null for the shop's own. */
  opening: Opening | null;
  viewer: Viewer;
  /** First part of the page, so its heading is the page's h1. */
  first?: boolean | undefined;
  /** Replaces the hero for customers. */
  mine?: ReactNode;
  /** True if a background in the editor's content stays while the page scrolls, which `below-fold` would prevent. */
  fixed?: boolean;
  /** Shown below the content. */
  below?: ReactNode;
  /** The editor's content; if absent, the newest products and articles. */
  children?: ReactNode;
}

/** The shop's home: hero, categories, the editor's content, terms of trade. */
export async function HomeBody({
  picture,
  opening,
  viewer,
  first = false,
  mine,
  fixed = false,
  below,
  children,
}: HomeBodyProps) {
  // Awaited here, not in child components, so that a widget can catch the error of a failed read.
  const [t, groups, range, journal] = await Promise.all([
    getTranslations('home'),
    getTopGroups('product'),
    children ? null : rangeOf(viewer),
    children ? null : journalOf(),
  ]);
  return (
    <>
      {mine || <HomeHero picture={picture} opening={opening} viewer={viewer} first={first} />}
      <Section title={t('categories')} className="below-fold">
        <GroupTiles groups={groups} />
      </Section>
      <div className={fixed ? undefined : 'below-fold'}>
        {children || range}
        {below}
        {!mine && <TradePromise />}
        {journal}
        {viewer.kind === 'visitor' && <Invitation />}
      </div>
    </>
  );
}

async function rangeOf(viewer: Viewer): Promise<ReactNode> {
  const [t, products, prices] = await Promise.all([
    getTranslations('home'),
    getProducts(NEWEST),
    getCardPrices(NEWEST),
  ]);
  return (
    products.items.length > 0 && (
      <Section
        title={t('rangeNew')}
        aside={
          <ButtonLink href={routes.shop()} variant="secondary">
            {t('allProducts')}
          </ButtonLink>
        }
      >
        <ProductGrid products={products.items} prices={prices} viewer={viewer} path={routes.home} dense />
      </Section>
    )
  );
}

async function journalOf(): Promise<ReactNode> {
  const [t, articles] = await Promise.all([getTranslations('home'), getArticles({ pageSize: 3 })]);
  return (
    articles.items.length > 0 && (
      <Section
        title={t('journal')}
        aside={
          <ButtonLink href={routes.blog()} variant="secondary">
            {t('allArticles')}
          </ButtonLink>
        }
      >
        <ArticleGrid articles={articles.items} />
      </Section>
    )
  );
}
