import type { z } from 'zod';
import { ProductGrid } from '@/components/catalogue/product-grid';
import { Heading } from '@/components/ui/heading';
import { type SegmentAddress, defineWidget } from '@/components/widgets/parts/define';
import { ListPager } from '@/components/widgets/parts/list-pager';
import { itemOf, pageOf } from '@/components/widgets/parts/widget-paging';
import { getCardPrices } from '@/lib/data/catalogue/prices';
import { getProducts } from '@/lib/data/catalogue/products';
import { currentSlug } from '@/lib/data/content/current-slug';
import { widgetSettings } from './schema';

type Settings = z.output<typeof widgetSettings.schema>;

function queryOf({ group, order, limit, pager }: Settings, { item, page }: SegmentAddress) {
  const wanted = group || (pager ? item : '');
  return { order, pageSize: limit, ...(wanted && { group: wanted }), ...(pager && { page }) };
}

async function readList(settings: Settings, address: SegmentAddress) {
  const query = queryOf(settings, address);
  const [products, prices] = await Promise.all([getProducts(query), getCardPrices(query)]);
  return { products: products.items, pageCount: products.pageCount, prices };
}

/** Products of a group, or of the whole shop. */
export const sellProductList = defineWidget(widgetSettings, {
  load: async (settings, context) => {
    const address = { item: itemOf(context), page: pageOf(context) };
    const read = await readList(settings, address);
    if (read.products.length > 0 || settings.group === '') return read;
    const group = await currentSlug('shop', settings.group);
    return group === settings.group ? read : readList({ ...settings, group }, address);
  },
  leadsTo: async (settings, address) => {
    const mayLead = settings.pager && (address.page > 1 || settings.group === '');
    return mayLead && (await getProducts(queryOf(settings, address))).items.length > 0;
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
