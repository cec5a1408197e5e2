import type { ReplyOf } from '@/lib/contract/endpoint';
import type { suggestProducts } from '@/lib/contract/catalogue/product';
import type { Db } from '../../db/client';
import { productCards, readProducts } from './product-cards';
import { productPage } from './product-list';
import { searchQuery } from './search/search-text';
import { matchedCode } from './search/matched-code';

const SHOWN = 6;
/** Pixels; a search box shows it at half that. */
const IMAGE = { aspect: '1x1', width: 150 } as const;

/** The best few products for a partial search. */
export async function productSuggestions(db: Db, search: string): Promise<ReplyOf<typeof suggestProducts>> {
  const { ids, total, more, corrected } = await productPage(db, { search, page_size: SHOWN });
  const cards = await productCards(db, await readProducts(db, ids), IMAGE);
  const { compact } = searchQuery(search);
  const data = cards.map(({ slug, name, brand, image, sku_codes: codes }) => ({
    slug,
    name,
    brand,
    image,
    code: matchedCode(compact, name, codes),
  }));
  return { data, total, more, corrected };
}
