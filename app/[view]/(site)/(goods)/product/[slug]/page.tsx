import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BelowFold } from '@/components/catalogue/below-fold.client';
import { CodeTable } from '@/components/catalogue/code-table';
import { OrderMatrix } from '@/components/catalogue/matrix/order-matrix';
import { ProductAside } from '@/components/catalogue/product-aside';
import { ProductFilm } from '@/components/catalogue/gallery/product-film';
import { ProductGallery } from '@/components/catalogue/gallery/product-gallery';
import { RelatedProducts } from '@/components/catalogue/related-products';
import { Trail } from '@/components/site/trail';
import { Html } from '@/components/ui/text/html';
import { routes } from '@/lib/config/routes';
import { getGroup } from '@/lib/data/catalogue/groups';
import { metadataOf } from '@/lib/data/content/page-metadata';
import { getSkuOffers } from '@/lib/data/catalogue/prices';
import { getProduct } from '@/lib/data/catalogue/products';
import { getPublicOffers } from '@/lib/data/catalogue/public-offers';
import { getSite } from '@/lib/data/site/site';
import { decodeSegment } from '@/lib/domain/catalogue/list-path';
import { hasMatrix } from '@/lib/domain/catalogue/matrix';
import { currentView } from '@/lib/i18n/current-view';
import { JsonLd } from '@/components/site/json-ld';
import { productData } from '@/lib/seo/product-data';
import { getTranslations } from 'next-intl/server';

interface ProductProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const NO_QUERY: Awaited<ProductProps['searchParams']> = {};

export function generateStaticParams() {
  return [{ slug: '_' }];
}

async function readProduct(params: ProductProps['params']) {
  await currentView();
  const { slug } = await params;
  const wanted = decodeSegment(slug) ?? slug;
  const product = await getProduct(wanted);
  // Exact match only: a platform may accept other spellings, and each would be cached as one more finished page.
  return product?.slug === wanted ? product : notFound();
}

export async function generateMetadata({ params }: ProductProps): Promise<Metadata> {
  const product = await readProduct(params);
  return metadataOf({
    title: product.title,
    description: product.metaDescription,
    path: routes.product(product.slug),
    card: ['product', product.slug],
  });
}

export default async function ProductPage({ params, searchParams }: ProductProps) {
  const [product, { live }, { settings }, t, common] = await Promise.all([
    readProduct(params),
    currentView(),
    getSite(),
    getTranslations('product'),
    getTranslations('common'),
  ]);
  const [group, offers, publicOffers, query] = await Promise.all([
    product.group && getGroup('product', product.group.url),
    hasMatrix(product) ? getSkuOffers(product.slug) : null,
    settings.publicPrices && !live ? getPublicOffers(product.slug) : [],
    // The public view is one file for everybody: only the live view may read the query.
    live ? searchParams : NO_QUERY,
  ]);
  // A product that is entirely out of stock has nothing to order in the matrix.
  const orderable = offers?.some(({ inStock }) => inStock) ?? false;
  const crumbs = [
    { label: t('shop'), href: routes.shop() },
    ...[...(group?.parents ?? []), ...(product.group ? [product.group] : [])].map(({ name, url }) => ({
      label: name,
      href: routes.shop(url),
    })),
    { label: product.name },
  ];
  return (
    <>
      <JsonLd data={productData({ product, settings, offers: publicOffers })} />
      <div className="wrap pt-4 pb-section lg:pt-8">
        <Trail crumbs={crumbs} />
        <div className="mt-4 grid gap-x-8 gap-y-8 md:mt-8 md:grid-cols-12 lg:gap-x-16">
          <div className="min-w-0 md:col-span-7">
            <ProductGallery name={product.name} pictures={product.pictures} />
          </div>
          <div className="min-w-0 md:col-span-5">
            <ProductAside product={product} query={query} offers={offers} severalAtOnce={orderable} />
          </div>
        </div>
        {offers && orderable && <OrderMatrix product={product} offers={offers} ordered={Number(query.ordered) || 0} />}
        <div
          className={
            'below-fold mt-16 grid gap-x-8 gap-y-12 border-t border-line pt-10 ' +
            'md:mt-24 md:grid-cols-12 md:pt-14 lg:gap-x-16'
          }
        >
          <BelowFold>
            <section className="min-w-0 md:col-span-7">
              <h2 className="sr-only">{t('about', { name: product.name })}</h2>
              <Html html={product.content} />
              {product.film && (
                <div className="mt-10 max-w-reading">
                  <ProductFilm
                    film={product.film}
                    poster={product.pictures.at(-1)}
                    labels={{
                      watch: t('video'),
                      caption: t('videoText', { name: product.name }),
                      newTab: common('opensNewTab'),
                    }}
                  />
                </div>
              )}
            </section>
            <div className="min-w-0 space-y-12 md:col-span-5">
              {product.skus.length > 0 && !orderable && (
                <section>
                  <h2 className="mb-4 text-2xl">{t('codes')}</h2>
                  <CodeTable
                    skus={product.skus}
                    labels={{
                      caption: t('codes'),
                      option: t('option'),
                      code: t('code'),
                      availability: t('availability'),
                      inStock: t('inStock'),
                      outOfStock: t('outOfStock'),
                    }}
                  />
                </section>
              )}
            </div>
          </BelowFold>
        </div>
      </div>
      <BelowFold>
        <RelatedProducts
          chosen={product.related}
          group={product.group}
          except={product.slug}
          path={routes.product(product.slug)}
        />
      </BelowFold>
    </>
  );
}
