import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { getCardPrices } from '@/lib/data/catalogue/prices';
import { getProducts } from '@/lib/data/catalogue/products';
import { getViewer } from '@/lib/data/viewer';
import type { GroupLink } from '@/lib/domain/catalogue/catalogue';
import { ProductGrid } from './product-grid';

const SHOWN = 4;

/** A few neighbours from the same group. Nothing when there are none. */
export async function RelatedProducts({ group, except, path }: { group: GroupLink; except: string; path: string }) {
  const query = { group: group.url, pageSize: SHOWN + 1 };
  const [t, products, prices, viewer] = await Promise.all([
    getTranslations('product'),
    getProducts(query),
    getCardPrices(query),
    getViewer(),
  ]);
  const others = products.items.filter(({ slug }) => slug !== except).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <Section title={t('related', { group: group.name })} className="border-t border-line">
      <ProductGrid products={others} prices={prices} viewer={viewer} path={path} dense />
    </Section>
  );
}
