import { ProductAside } from '@/components/catalogue/product-aside';
import { ProductGallery } from '@/components/catalogue/gallery/product-gallery';
import { defineWidget } from '@/components/widgets/parts/define';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { Html } from '@/components/ui/text/html';
import { scopeOf } from '@/components/widgets/parts/scope-of';
import { itemOf } from '@/components/widgets/parts/widget-paging';
import { routes } from '@/lib/config/routes';
import { getProduct } from '@/lib/data/catalogue/products';
import { currentSlug } from '@/lib/data/content/current-slug';
import { pageQuery } from '@/lib/data/content/page-address';
import { widgetSettings } from './schema';

/** The product of the address, unless the settings have one. */
async function productAt({ product }: z.output<typeof widgetSettings.schema>, item: string) {
  const found = product === '' && item !== '' ? await getProduct(item) : null;
  return found?.slug === item ? found : null;
}

/**
 * The product of the settings, else of the address, with prices and the cart panel for customers. Nothing for another
 * item in the address: that may be one of another widget, and without one the page is a 404 (page/has-content-at.ts).
 */
export const sellProductView = defineWidget(widgetSettings, {
  givesTitle: 'item',
  load: async ({ product }, context) => {
    const slug = product || itemOf(context);
    const found = slug === '' ? null : await getProduct(slug);
    return found || product === '' ? found : getProduct(await currentSlug('product', product));
  },
  leadsTo: async (settings, { item, page }) => page === 1 && (await productAt(settings, item)) !== null,
  describes: async (settings, item) => {
    const found = await productAt(settings, item);
    return (
      found && {
        title: found.title,
        page: {
          description: found.metaDescription,
          path: routes.product(found.slug),
          card: ['product', found.slug],
        },
      }
    );
  },
  Component: async ({ data: product, context }) => {
    if (!product) return null;
    const scope = scopeOf(context);
    const [query, t] = await Promise.all([pageQuery(), getTranslations('product')]);
    return (
      <div className="grid gap-x-8 gap-y-8 @reading:grid-cols-12 @reading:grid-rows-[auto_1fr] @content:gap-x-16">
        <div className="min-w-0 @reading:col-span-7">
          <ProductGallery name={product.name} pictures={product.pictures} scope={scope} />
        </div>
        <div className="min-w-0 @reading:col-span-5 @reading:row-span-2">
          <ProductAside
            product={product}
            address={context.path}
            anchor={`order${scope}`}
            query={Object.fromEntries(query)}
            level={context.first ? 1 : 2}
          />
        </div>
        <div className="@reading:col-span-7">
          {product.content && <h2 className="sr-only">{t('about', { name: product.name })}</h2>}
          <Html html={product.content} />
        </div>
      </div>
    );
  },
});
