import { ProductGrid } from '@/components/catalog/product-grid';
import { Heading } from '@/components/ui/text/heading';
import { defineWidget } from '@/components/widgets/define';
import { ListPager } from '@/components/widgets/parts/list-pager';
import { itemOf, pageOf } from '@/components/widgets/parts/widget-paging';
import { getCardPrices } from '@/lib/data/catalogue/prices';
import { getProducts } from '@/lib/data/catalogue/products';
import { schema } from './schema';

/** Products of a group, or of the whole shop. */
export const sellProductList = defineWidget({
  outer: 'Sell/product_list',
  schema,
  load: async ({ group, order, limit, pager }, context) => {
    const wanted = group || (pager ? itemOf(context) : '');
    const query = { order, pageSize: limit, ...(wanted && { group: wanted }), ...(pager && { page: pageOf(context) }) };
    const [products, prices] = await Promise.all([getProducts(query), getCardPrices(query)]);
    return { products: products.items, pageCount: products.pageCount, prices };
  },
  Component: ({ settings, data, context }) =>
    data.products.length > 0 && (
      <>
        {settings.heading && (
          <Heading level={2} className="mb-8 md:mb-12">
            {settings.heading}
          </Heading>
        )}
        <ProductGrid products={data.products} prices={data.prices} viewer={context.viewer} path={context.path} />
        {settings.pager && <ListPager count={data.pageCount} context={context} />}
      </>
    ),
});
