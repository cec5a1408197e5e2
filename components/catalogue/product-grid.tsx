import { getTranslations } from 'next-intl/server';
import { decorativePicture } from '@/components/media/decorative-picture';
import { cx } from '@/components/ui/cx';
import { routes } from '@/lib/config/routes';
import { loginAddress } from '@/lib/data/viewer';
import type { CardPrice, ProductCard as Product } from '@/lib/domain/catalogue/catalogue';
import { isSignedIn, type Viewer } from '@/lib/domain/account/viewer';
import { currentView } from '@/lib/i18n/current-view';
import { Heart } from './heart';
import { ReadyPanel } from './panel/ready-panel.client';
import { type CardProduct, ProductCard } from './product-card';

/** The card's data is sent to the browser, so it is reduced to what the card shows. */
function toCard(
  { slug, name, blurb, badge, picture, inStock, isNew, onSpecial }: Product,
  notes: readonly string[] = [],
): CardProduct {
  return {
    slug,
    name,
    blurb,
    picture: decorativePicture(picture),
    ...(badge && { badge }),
    ...(isNew && { isNew }),
    ...(onSpecial && { onSpecial }),
    ...(!inStock && { soldOut: true }),
    ...(notes.length > 0 && { notes }),
  };
}

interface ProductGridProps {
  products: readonly Product[];
  prices: ReadonlyMap<string, CardPrice>;
  viewer: Viewer;
  /** Path of this page, target of a sign-in. */
  path: string;
  /** Four in a row instead of three. */
  dense?: boolean;
  /** Number of pictures above the fold, which are loaded first. */
  priority?: number;
  level?: 2 | 3;
  /** Gives each card an anchor, to which a sign-in from it returns. */
  anchors?: boolean;
  /** Additional texts for customers, by slug. */
  notes?: ReadonlyMap<string, readonly string[]>;
}

export async function ProductGrid({
  products,
  prices,
  viewer,
  path,
  dense = false,
  priority = 0,
  level,
  anchors = false,
  notes,
}: ProductGridProps) {
  const [t, common, tShortlist, view] = await Promise.all([
    getTranslations('shop'),
    getTranslations('common'),
    getTranslations('shortlist'),
    currentView(),
  ]);
  const signedIn = isSignedIn(viewer);
  // The home page's byte budget has no room for them (e2e/site/budgets.spec.ts).
  const hearts = !signedIn && path !== routes.home;
  const labels = {
    details: t('details'),
    isNew: t('new'),
    special: t('special'),
    outOfStock: t('outOfStock'),
    loginForPrices: t('loginForPrices'),
    priceMissing: t('priceMissing'),
    from: common('from'),
    was: common('was'),
    note: common('exGst'),
  };
  return (
    <>
      {signedIn && <ReadyPanel />}
      <ul className={cx('grid-products', dense && 'md:grid-cols-4 md:gap-x-5 lg:gap-x-8')}>
        {products.map((product, index) => (
          <li
            key={product.slug}
            id={anchors ? product.slug : undefined}
            className={index % 2 === 0 && index === products.length - 1 ? 'lone' : undefined}
          >
            <ProductCard
              product={toCard(product, notes?.get(product.slug))}
              price={signedIn ? (prices.get(product.slug) ?? null) : undefined}
              loginHref={loginAddress(anchors ? `${path}#${product.slug}` : path)}
              locale={view.locale}
              labels={labels}
              level={level}
              priority={index < priority}
              {...(dense && { dense })}
            />
            {hearts && <Heart slug={product.slug} label={tShortlist('heart', { name: product.name })} />}
          </li>
        ))}
      </ul>
    </>
  );
}
