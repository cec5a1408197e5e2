import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/feedback/notice';
import { getShelfWords } from '@/lib/data/account/shelf-prices.server';
import { getListView, getSkuRows } from '@/lib/data/catalogue/list-view.server';
import { type Bought, getBought } from '@/lib/data/orders/bought-before.server';
import { isSignedIn, type Viewer } from '@/lib/domain/account/viewer';
import type { CardPrice, ProductCard } from '@/lib/domain/catalogue/catalogue';
import { formatDay } from '@/lib/i18n/dates';
import { ProductGrid } from '../product-grid';
import { ProductTable } from './product-table';
import { ViewChoice } from './view-choice';

interface ListedProductsProps {
  products: readonly ProductCard[];
  prices: ReadonlyMap<string, CardPrice>;
  viewer: Viewer;
  /** Path of this page, target of a sign-in. */
  path: string;
  /** Number of pictures above the fold, which are loaded first. */
  priority: number;
  level: 2 | 3;
}

/** A page of a list: cards or, if the customer chose it, a table; both with the customer's last purchases. */
export async function ListedProducts({ products, viewer, ...grid }: ListedProductsProps) {
  if (!isSignedIn(viewer)) return <ProductGrid anchors products={products} viewer={viewer} {...grid} />;
  const view = await getListView();
  const [t, locale, rows, bought, shelf] = await Promise.all([
    getTranslations('listView'),
    getLocale(),
    view === 'table' ? getSkuRows(products) : null,
    getBought(products.map(({ slug }) => slug)),
    getShelfWords(),
  ]);
  const words = ({ at, qty }: Bought) => t('bought', { date: formatDay(at, locale, 'medium'), count: qty });
  const groups = new Map(products.map(({ slug, group }) => [slug, group?.url ?? null]));
  const shelfWords = (slug: string, cost: number | null | undefined) =>
    shelf && cost != null ? shelf(cost, groups.get(slug) ?? null) : null;
  // Reversed, so that the latest purchase of any sku of the product wins.
  const lastBought = new Map(bought.toReversed().map((one) => [one.slug, words(one)]));
  const notesOf = (slug: string) =>
    [lastBought.get(slug), shelfWords(slug, grid.prices.get(slug)?.price)].filter((note) => note != null);
  return (
    <>
      <ViewChoice address={grid.path} />
      {view === 'table' && !rows && (
        <Notice tone="info" quiet className="mb-8">
          {t('away')}
        </Notice>
      )}
      {rows ? (
        <ProductTable
          rows={rows}
          bought={new Map(bought.map((one) => [one.skuId, words(one)]))}
          shelfWords={({ slug, priceEach }) => shelfWords(slug, priceEach)}
        />
      ) : (
        <ProductGrid
          anchors
          products={products}
          viewer={viewer}
          notes={new Map(products.map(({ slug }) => [slug, notesOf(slug)]))}
          {...grid}
        />
      )}
    </>
  );
}
