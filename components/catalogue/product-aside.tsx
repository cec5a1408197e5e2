import { getLocale, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/text/badge';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import { getSkuOffer } from '@/lib/data/catalogue/prices';
import { getViewer, loginAddress } from '@/lib/data/viewer';
import type { ProductDetail, SkuOffer } from '@/lib/domain/catalogue/catalogue';
import { MATRIX_ANCHOR, type MatrixOffer } from '@/lib/domain/catalogue/matrix';
import { isComplete, isFresh, readAddons, readOptions } from '@/lib/domain/catalogue/sku-choice';
import { readPieces } from '@/lib/domain/catalogue/quantity';
import { contentLang } from '@/lib/domain/values/content-lang';
import { UpstreamError } from '@/lib/upstream/errors';
import { CartPanel } from './panel/cart-panel';
import { OptionList } from './panel/option-list';
import { Heart } from './heart';
import { SizeChart } from './size-chart';
import { tradeFacts } from './trade-words';
import { VisitorPanel } from './panel/visitor-panel';

interface ProductAsideProps {
  product: ProductDetail;
  /** Path of the page; the product's own by default. */
  address?: string;
  /** Options chosen in the address; empty in the public view. */
  query: Readonly<Record<string, string | string[] | undefined>>;
  /** All skus with this customer's prices, if the page has loaded them. */
  offers?: readonly MatrixOffer[] | null;
  /** The page has a matrix of quantities below (order-matrix.tsx). */
  severalAtOnce?: boolean;
  /** Of prices and order form: a sign-in for prices returns to it. */
  anchor?: string;
  /** Heading level of the product's name. */
  level?: 1 | 2;
}

/** Name, markers and blurb, then the cart panel for customers, or the link to sign in for visitors. */
export async function ProductAside({
  product,
  address = routes.product(product.slug),
  query,
  level = 1,
  offers = null,
  severalAtOnce = false,
  anchor = 'order',
}: ProductAsideProps) {
  const choice = readChoice(product, query);
  const [t, tShortlist, shop, layout, locale, viewer, facts, offer] = await Promise.all([
    getTranslations('product'),
    getTranslations('shortlist'),
    getTranslations('shop'),
    getTranslations('layout'),
    getLocale(),
    getViewer(),
    tradeFacts(),
    isComplete(product, choice.options) ? offerFor(product.slug, choice.options, choice.addons) : null,
  ]);
  return (
    <div className="flex flex-col md:sticky md:top-[calc(var(--header)+1.5rem)]">
      {product.brand && <p className="eyebrow">{product.brand}</p>}
      <Heading level={level} size="lg" className="mt-1">
        {product.name}
      </Heading>
      {(product.onSpecial || product.isNew || product.badge || !product.inStock) && (
        <p className="mt-4 flex flex-wrap gap-1.5">
          {product.onSpecial && <Badge tone="accent">{shop('special')}</Badge>}
          {product.isNew && <Badge>{shop('new')}</Badge>}
          {product.badge && <Badge>{product.badge}</Badge>}
          {!product.inStock && <Badge tone="warning">{shop('outOfStock')}</Badge>}
        </p>
      )}
      {product.blurb && (
        <p lang={contentLang(locale)} className="mt-4 text-lg text-soft max-md:order-1">
          {product.blurb}
        </p>
      )}
      {product.sizeChart && (
        <div className="mt-6">
          <SizeChart
            picture={product.sizeChart}
            labels={{ title: t('sizeChart'), larger: t('enlarge'), newTab: layout('newTab'), close: t('viewer.close') }}
          />
        </div>
      )}
      <div id={anchor} className="mt-8">
        {viewer.kind === 'visitor' ? (
          <>
            <OptionList product={product} labels={{ addons: t('addons'), soldOut: t('outOfStock') }} />
            <VisitorPanel
              loginHref={loginAddress(`${address}#${anchor}`)}
              labels={{
                title: t('visitorTitle'),
                text: t('visitorText'),
                login: t('loginForPrices'),
                noAccount: t('noAccount'),
                requestAccount: layout('requestAccount'),
              }}
            />
            <Heart slug={product.slug} label={tShortlist('title')} wide />
          </>
        ) : (
          <>
            <CartPanel
              product={product}
              address={address}
              offer={offer}
              chosen={choice.options}
              addons={choice.addons}
              known={offers}
              {...readOutcome(query)}
            />
            {severalAtOnce && (
              <p className="mt-4">
                <a href={`#${MATRIX_ANCHOR}`} className="link inline-block py-1 font-medium">
                  {t('severalAtOnce')}
                </a>
              </p>
            )}
          </>
        )}
      </div>
      <ul className="mt-8 space-y-2 text-sm text-soft max-md:order-1">
        {facts.map(([icon, fact]) => (
          <li key={icon} className="flex gap-3">
            <Icon name={icon} className="text-edge" />
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The options and extras that the address names, or those that are chosen at first. */
function readChoice(product: ProductDetail, query: ProductAsideProps['query']) {
  const read = (name: string) => first(query[name]);
  return { options: readOptions(product, read), addons: readAddons(product, read, isFresh(Object.keys(query))) };
}

/** What a form without scripts has left in the address. */
function readOutcome(query: ProductAsideProps['query']) {
  return {
    qty: readPieces(first(query.qty) ?? ''),
    stockRequested: query['stock-requested'] !== undefined,
    added: query.added !== undefined,
  };
}

/** Null when the platform does not respond: the page renders without the offer, and the panel requests it again. */
async function offerFor(...choice: Parameters<typeof getSkuOffer>): Promise<SkuOffer | null> {
  try {
    return await getSkuOffer(...choice);
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
