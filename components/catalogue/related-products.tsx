import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { getCardPrices } from '@/lib/data/catalogue/prices';
import { getProducts } from '@/lib/data/catalogue/products';
import { getViewer } from '@/lib/data/viewer';
import type { GroupLink } from '@/lib/domain/catalogue/catalogue';
import { ProductGrid } from './product-grid';

const SHOWN = 4;

interface RelatedProps {
  /** Slugs chosen by the shop; may be empty. */
  chosen: readonly string[];
  group: GroupLink | null;
  except: string;
  path: string;
}

/** The related products chosen by the shop, else others of the same group; renders nothing without any. */
export async function RelatedProducts({ chosen, group, except, path }: RelatedProps) {
  if (chosen.length === 0 && !group) return null;
  const isChosen = chosen.length > 0;
  const query = isChosen
    ? { slugs: chosen, pageSize: chosen.length }
    : { ...(group && { group: group.url }), pageSize: SHOWN + 1 };
  const [t, products, prices, viewer] = await Promise.all([
    getTranslations('product'),
    getProducts(query),
    getCardPrices(query),
    getViewer(),
  ]);
  const others = products.items.filter(({ slug }) => slug !== except).slice(0, isChosen ? chosen.length : SHOWN);
  if (others.length === 0) return null;
  return (
    <Section
      title={isChosen || !group ? t('goesWith') : t('related', { group: group.name })}
      className="below-fold border-t border-line"
    >
      <ProductGrid products={others} prices={prices} viewer={viewer} path={path} dense />
    </Section>
  );
}
