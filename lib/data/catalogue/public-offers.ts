import 'server-only';
import { type PublicOffer, publicOffers } from '../../contract/catalogue/product';
import { isNotFound } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { oncePerRender } from '../once-per-render';
import { publicRead, tags } from '../tags';

/** A product's public offers; call it only if the site's setting makes prices public. @throws UpstreamError */
export const getPublicOffers = oncePerRender(async (slug: string): Promise<readonly PublicOffer[]> => {
  'use cache';
  publicRead(tags.site, tags.products, tags.product(slug));
  try {
    return (await publicCall(publicOffers, { query: { url: slug } })).data;
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
});
