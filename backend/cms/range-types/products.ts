import { type SQL, and, arrayContains, count, desc, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { promotions } from '../../db/schema/orders/cart';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { MAX_SKUS } from '../../rules/catalogue/sheet/columns';
import { slugOf } from '../../rules/catalogue/sheet/plan';
import { productProblems } from '../../services/catalogue/record/product-problems';
import { type ProductRecord, readProduct } from '../../services/catalogue/record/product-record';
import {
  addProduct,
  binProduct,
  purgeProduct,
  saveProduct,
  unbinProduct,
} from '../../services/catalogue/record/save-product';
import { present } from '../../system/present';
import { compactText } from '../../services/catalogue/search/search-text';
import { type ContentStore, type Document, copyName, defineContent } from '../content/content-type';
import {
  address,
  flag,
  hiddenNumber,
  htmlText,
  line,
  lines,
  lookup,
  money,
  needed,
  picture,
  reference,
  several,
  whole,
} from '../content/fields';
import { textIn } from '../documents/document';
import { removeRedirectsFrom, redirectMovedPage } from '../store/redirect-table';

const OPTIONS = 'Empty, or such as “Size: M | Colour: Red”';

const sku = z.object({
  id: hiddenNumber,
  code: needed({ title: 'Code' }, 60),
  options: line({ title: 'Options', description: OPTIONS }),
  price: money('Price without GST', 'In dollars; special prices, levels and quantities are under “Prices”'),
  barcode: line({ title: 'Barcode', description: '8 or 12 to 14 digits' }, 20),
  weightGrams: whole('Weight in grams', 0, 1_000_000, 0),
  cartonQty: whole('Pieces of a carton', 1, 100_000, 1),
  minQty: whole('Least quantity', 1, 100_000, 1),
  qtyStep: whole('Sold in multiples of', 1, 100_000, 1),
  retired: flag('Not sold any more', 'Orders and lists that have it keep it'),
  replacedBy: lookup(
    'Replaced by',
    'skus',
    'Offered to customers who ask for this code while it is not sold or out of stock. Type a code or a part of a name.',
  ),
});

const schema = z.object({
  name: needed({ title: 'Name' }),
  enabled: flag('On sale', 'Customers see it; who has it in the cart keeps the line otherwise, and cannot order it'),
  isNew: flag('Marked as new'),
  brand: line({ title: 'Brand', of: 'brand' }, 100),
  badge: line({ title: 'Badge', description: 'Such as “Best seller”' }, 40),
  blurb: lines({ title: 'In short', description: 'Stands on its card in lists' }, 500),
  categories: several('Categories', reference('Category', 'product-group'), 20, 'The first one is its main one.'),
  pictures: several('Pictures', picture('Picture'), 30, 'The first one stands on its card.'),
  skus: several('Codes and options', sku, MAX_SKUS, 'What is priced, stocked and ordered: one for each choice.'),
  content: htmlText({ title: 'Text', description: 'HTML, such as <h2>Why</h2><p>Because …</p>' }),
  related: several(
    'Shown beside it',
    lookup('Product', 'products'),
    8,
    'Type a part of a name and choose. Without any, its neighbours are shown.',
  ),
  slug: line({ title: 'Address', description: 'What follows /product/; made from the name where it stays empty' }, 80),
  title: line({ title: 'Title for search engines' }, 300),
  metaDescription: lines({ title: 'Description for search engines' }, 600),
  video: address({ title: 'Film', description: 'Such as /v/towel.mp4, or an address elsewhere' }),
  sizeChartKey: picture('Size chart'),
});

/** Converts form values to a product, with options written as in catalogue files. */
function recordOf(document: Document): ProductRecord {
  const read = schema.parse(document);
  return {
    ...read,
    pictures: read.pictures.map((key) => key ?? ''),
    slug: read.slug || slugOf(read.name),
    skus: read.skus.map((one) => ({
      ...one,
      code: one.code.trim(),
      options: one.options
        .split('|')
        .map((part) => part.replace(/(?<!\s)\s*:\s*/, ': ').trim())
        .filter((part) => part !== '')
        .join(' | '),
      barcode: one.barcode.replaceAll(/[\s-]/g, ''),
    })),
  };
}

function isFoundBy(q: string): SQL | undefined {
  return q === '' ? undefined : like(products.searchCompact, `%${compactText(q)}%`);
}

const codeWords = (codes: number): string => (codes === 1 ? '1 code' : `${codes} codes`);

const store: ContentStore = {
  async list(db, { q, limit, offset }) {
    const rows = await db
      .select({
        id: products.id,
        name: products.name,
        brand: products.brand,
        enabled: products.enabled,
      })
      .from(products)
      .where(and(isNull(products.deletedAt), isFoundBy(q)))
      .orderBy(desc(products.id))
      .limit(limit)
      .offset(offset);
    // Counted only for the listed rows.
    const counted = await db
      .select({ id: skus.productId, codes: count() })
      .from(skus)
      .where(
        inArray(
          skus.productId,
          rows.map(({ id }) => id),
        ),
      )
      .groupBy(skus.productId);
    const codesOf = new Map(counted.map(({ id, codes }) => [id, codes]));
    return rows.map(({ id, name, brand, enabled }) => ({
      id,
      name,
      group: '',
      detail: [brand, codeWords(codesOf.get(id) ?? 0), enabled ? '' : 'not on sale']
        .filter((one) => one !== '')
        .join(' · '),
    }));
  },
  async read(db, ids) {
    const found = new Map<number, unknown>();
    for (const id of ids) found.set(id, await readProduct(db, id));
    return found;
  },
  async readDeleted(tx, id) {
    // It was on sale or not before it came into the bin, where nothing is.
    const { enabled: _, ...stored } = present(await readProduct(tx, id, true));
    return stored;
  },
  async insert(tx, document, { id: given, at }) {
    const record = recordOf(document);
    if (given !== undefined) await unbinProduct(tx, given);
    const id = given ?? (await addProduct(tx, record, at));
    await saveProduct(tx, id, record, at);
    await removeRedirectsFrom(tx, [`product/${record.slug}`]);
    return id;
  },
  async update(tx, id, document, at) {
    const record = recordOf(document);
    const [before] = await tx
      .select({ slug: products.slug, enabled: products.enabled })
      .from(products)
      .where(eq(products.id, id));
    await saveProduct(tx, id, record, at);
    if (!before) return;
    const isMoved = before.slug !== record.slug;
    // While it was not on sale, a redirect could be made from its address.
    if (isMoved || (record.enabled && !before.enabled)) await removeRedirectsFrom(tx, [`product/${record.slug}`]);
    if (isMoved) {
      await tx
        .update(promotions)
        .set({ productSlugs: sql`array_replace(${promotions.productSlugs}, ${before.slug}, ${record.slug})` })
        .where(arrayContains(promotions.productSlugs, [before.slug]));
      await redirectMovedPage(tx, { from: `product/${before.slug}`, to: `product/${record.slug}`, prefix: false }, at);
    }
  },
  remove: binProduct,
  purge: purgeProduct,
};

const slugIn = (document: Document): string => textIn(document['slug']) || slugOf(textIn(document['name']));

/** A copy has new codes, no barcodes, and its own address. */
function copyOf(document: Document): Document {
  const { skus: own, name, ...rest } = schema.parse(document);
  return {
    ...rest,
    name: copyName(name),
    slug: '',
    title: '',
    enabled: false,
    skus: own
      .filter(({ retired }) => !retired)
      .map((one) => ({ ...one, id: null, code: `${one.code}-COPY`.slice(0, 60), barcode: '', replacedBy: '' })),
  };
}

/** Products with their skus. */
export const PRODUCTS = defineContent({
  name: 'products',
  area: 'catalogue',
  subject: 'product',
  title: 'Products',
  one: 'product',
  use: 'What the shop sells, each with its codes. Stock and prices of one code are under “Stock”.',
  schema,
  more: {
    'Address and search engines': ['slug', 'title', 'metaDescription'],
    'Film and size chart': ['video', 'sizeChartKey'],
  },
  store,
  path: (document) => (document['enabled'] === true ? routes.product(slugIn(document)) : null),
  tags: (documents) => ['products', 'groups', 'site', ...documents.map((one) => `product:${slugIn(one)}`)],
  pages: { prices: 'Prices' },
  problems: (tx, id, document) => productProblems(tx, id, recordOf(document)),
  copyOf,
});
