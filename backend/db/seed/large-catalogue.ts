import { demonstration } from './demonstration';
import type { Catalogue, CatalogueProduct } from './load-catalogue';
import type { SeedGroup, SeedSku, SeedVariation } from './schemas/catalogue';

const BRANDS = [
  'Ironbark Kennel',
  'Mallee & Mate',
  'Saltbush',
  'Two Rivers',
  'Kookaburra Lane',
  'Wombat Hill',
  'Spinifex',
  'Tallowood',
  'Gumnut',
  'Corroboree Creek',
];
const KINDS = ['Collars', 'Leads', 'Harnesses', 'Bedding', 'Bowls', 'Toys', 'Coats', 'Supplements'];
const STYLES = [
  'Everyday',
  'Outback',
  'Coastal',
  'Working',
  'Puppy',
  'Senior',
  'Travel',
  'Show Ring',
  'Padded',
  'Reflective',
  'Waxed',
  'Woven',
];
const MATERIALS = [
  'Cotton',
  'Hemp',
  'Leather',
  'Wool',
  'Canvas',
  'Rubber',
  'Bamboo',
  'Linen',
  'Cork',
  'Recycled Nylon',
  'Merino',
  'Steel',
  'Felt',
  'Suede',
  'Denim',
];
const COLOURS = ['Ink', 'Sage', 'Clay', 'Wattle', 'Bone', 'Charcoal', 'Tidal Blue', 'Rust'];
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Numbers from 0 up to 1 that are the same in every run. */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A range to measure the shop with: the demonstration's own, and generated products and groups up to the wanted
 * numbers.
 */
export function largeCatalogue(productCount: number, groupCount: number): Catalogue {
  const [groups, products] = [demonstration.groups(), demonstration.products()];
  const own = groups.filter(({ model }) => model === 'product').length;
  const added = largeGroups(groupCount - own);
  const leaves = added.filter(({ parent }) => parent !== null).map(({ slug }) => slug);
  const random = repeatable(7);
  const pictures = products.map(({ slug }) => slug);
  const generated = Array.from({ length: Math.max(0, productCount - products.length) }, (_, index) =>
    largeProduct(index, leaves, pictures, random),
  );
  return { groups: [...groups, ...added], products: [...products, ...generated] };
}

function largeGroups(count: number): SeedGroup[] {
  const tops = KINDS.map((kind): SeedGroup => ({
    slug: kind.toLowerCase(),
    name: kind,
    parent: null,
    model: 'product',
    content: `<p>${kind} for every dog and every day.</p>`,
    shot: 'park-bench',
  }));
  const children = Array.from({ length: Math.max(0, count - tops.length) }, (_, index): SeedGroup => {
    const kind = KINDS[index % KINDS.length] ?? '';
    const style = `${STYLES[Math.floor(index / KINDS.length) % STYLES.length]}`;
    return {
      slug: `${style}-${kind}`.toLowerCase().replaceAll(' ', '-'),
      name: `${style} ${kind}`,
      parent: kind.toLowerCase(),
      model: 'product',
      content: `<p>${style} ${kind.toLowerCase()}, in sizes from the smallest terrier to the largest ridgeback.</p>`,
      shot: 'walk-kit',
    };
  });
  return [...tops, ...children];
}

function largeProduct(
  index: number,
  leaves: readonly string[],
  pictures: readonly string[],
  random: () => number,
): CatalogueProduct {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const [brand, style, material, group] = [pick(BRANDS), pick(STYLES), pick(MATERIALS), pick(leaves)];
  const number = String(index + 1).padStart(5, '0');
  const kind = group.split('-').at(-1) ?? '';
  const name = `${style} ${material} ${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}`;
  const variations = pick<SeedVariation[]>([
    [],
    [{ name: 'Size', options: SIZES.slice(0, 3) }],
    [
      { name: 'Size', options: SIZES.slice(0, 4) },
      { name: 'Colour', options: COLOURS.slice(0, 3) },
    ],
  ]);
  const code = `${brand.slice(0, 2)}-${kind.slice(0, 2)}-${number}`.toUpperCase();
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    groups: [group],
    brand,
    blurb: `${material} ${kind}, made for ${style.toLowerCase()} use and sold by the carton.`,
    content: `<p>${style} ${kind} of ${material.toLowerCase()} by ${brand}. Stitched twice, washable, and packed flat.</p>`,
    variations,
    skus: skusOf(code, variations, random),
    pictures: [pick(pictures), pick(pictures)].filter((key, at, all) => all.indexOf(key) === at),
    metaDescription: `${name} by ${brand}, at trade price.`,
    ...(random() < 0.03 && { isNew: true as const }),
  };
}

function skusOf(code: string, variations: readonly SeedVariation[], random: () => number): SeedSku[] {
  const choices = variations.reduce<string[][]>(
    (all, { options }) => all.flatMap((chosen) => options.map((option) => [...chosen, option])),
    [[]],
  );
  return choices.map((options, index) => ({
    code: choices.length === 1 ? code : `${code}-${index + 1}`,
    options,
    priceCents: 490 + Math.floor(random() * 8_000),
    ...(random() < 0.05 && { specialCents: 400 }),
    stock: random() < 0.1 ? 0 : Math.floor(random() * 400),
    weightGrams: 80 + Math.floor(random() * 900),
  }));
}
