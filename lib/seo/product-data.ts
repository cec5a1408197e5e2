import type { ItemPage, OfferLeaf, ProductLeaf, WithContext } from 'schema-dts';
import { CURRENCY } from '../config/constants';
import { routes } from '../config/routes';
import type { PublicOffer } from '../contract/catalogue/product';
import type { SiteSettings } from '../domain/site/settings';
import type { ProductDetail } from '../domain/catalogue/catalogue';
import { plainText } from '../domain/content/plain-text';
import { absolute, absoluteImage, idOf, isoInstant } from './absolute';
import { organizationName, organizationReference } from './site-data';

/** A matrix can have dozens of codes; more than this do not improve search results. */
const MAX_CODES = 20;

function offer(url: string, settings: SiteSettings, { sku, price, in_stock }: PublicOffer): OfferLeaf {
  return {
    '@type': 'Offer',
    url,
    sku,
    price: (price / 100).toFixed(2),
    priceCurrency: CURRENCY,
    availability: in_stock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: organizationReference(settings),
  };
}

interface ProductFacts {
  readonly product: ProductDetail;
  readonly settings: SiteSettings;
  /** The public offers; used only if the site's setting makes prices public. */
  readonly offers?: readonly PublicOffer[];
}

/**
 * A product's page and the product. Without `offers` unless the site's prices are public: trade prices are for
 * customers.
 */
export function productData({ product, settings, offers = [] }: ProductFacts): WithContext<ItemPage> {
  const url = absolute(routes.product(product.slug));
  const description = plainText(product.metaDescription);
  const codes = product.skus
    .slice(0, MAX_CODES)
    .map(({ code }) => code)
    .filter(Boolean);
  const modified = isoInstant(product.updatedAt);
  const publicOffers = settings.publicPrices ? offers : [];
  const item: ProductLeaf = {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    url,
    // Products without a brand get the seller's name (specification 2, section 9: a fixed fallback brand name).
    brand: { '@type': 'Brand', name: product.brand || organizationName(settings) },
    ...(description && { description }),
    ...(product.pictures.length > 0 && { image: product.pictures.map(absoluteImage) }),
    ...(product.group && { category: product.group.name }),
    ...(codes.length > 0 && { sku: codes.length === 1 ? codes[0] : codes }),
    ...(publicOffers.length > 0 && { offers: publicOffers.map((one) => offer(url, settings, one)) }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    '@id': url,
    url,
    name: product.title,
    isPartOf: { '@id': idOf('website') },
    ...(description && { description }),
    ...(modified && { dateModified: modified }),
    mainEntity: item,
  };
}
