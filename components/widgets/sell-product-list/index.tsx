import type { z } from 'zod';
import { ProductGrid } from '@/components/catalogue/product-grid';
import { Heading } from '@/components/ui/heading';
import { type SegmentAddress, defineWidget } from '@/components/widgets/parts/define';
import { ListPager } from '@/components/widgets/parts/list-pager';
import { itemOf, pageOf } from '@/components/widgets/parts/widget-paging';
import { getCardPrices } from '@/lib/data/catalogue/prices';
import { getProducts } from '@/lib/data/catalogue/products';
import { inCurrentGroup } from '@/lib/data/content/current-slug';
import { widgetSettings } from './schema';

type Settings = z.output<typeof widgetSettings.schema>;

function queryOf({ group, order, limit, pager }: Settings, { item, page }: SegmentAddress) {
  const wanted = group || (pager ? item : '');
  return { order, pageSize: limit, ...(wanted && { group: wanted }), ...(pager && { page }) };
}

const readItems = (settings: Settings, address: SegmentAddress) =>
  inCurrentGroup('shop', settings.group, (group) => getProducts(queryOf({ ...settings, group }, address)));

/** Products of a group, or of the whole shop. */
export const sellProductList = defineWidget(widgetSettings, {
  load: (settings, context) => {
    const address = { item: itemOf(context), page: pageOf(context) };
    return inCurrentGroup('shop', settings.group, async (group) => {
      const query = queryOf({ ...settings, group }, address);
      const [{ items, pageCount }, prices] = await Promise.all([getProducts(query), getCardPrices(query)]);
      return { items, pageCount, prices };
    });
  },
  leadsTo: async (settings, address) => {
    const mayLead = settings.pager && (address.page > 1 || settings.group === '');
    return mayLead && (await readItems(settings, address)).items.length > 0;
  },
  Component: ({ settings, data, context }) =>
    data.items.length > 0 && (
      <>
        {settings.heading && (
          <Heading level={2} className="mb-8 md:mb-12">
            {settings.heading}
          </Heading>
        )}
        <ProductGrid products={data.items} prices={data.prices} viewer={context.viewer} path={context.path} />
        {settings.pager && <ListPager count={data.pageCount} context={context} />}
      </>
    ),
});
