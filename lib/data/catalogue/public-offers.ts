import 'server-only';
import { type PublicOffer, publicOffers } from '../../contract/catalogue/product';
import { isNotFound } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/** A product's public offers; call it only if the site's setting makes prices public. @throws UpstreamError */
export const getPublicOffers = cachedRead(async (slug: string) => {
  'use cache';
  return dated([tags.site, tags.products, tags.product(slug)], async (): Promise<readonly PublicOffer[]> => {
    try {
      return (await publicCall(publicOffers, { query: { url: slug } })).data;
    } catch (error) {
      if (isNotFound(error)) return [];
      throw error;
    }
  });
});
