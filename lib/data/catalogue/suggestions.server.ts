import 'server-only';
import { z } from 'zod';
import { suggestProducts } from '../../contract/catalogue/product';
import { isNotFound } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/**
 * The reply to suggestProducts as JSON: without prices, and cached for everyone like the search page. Null if the
 * platform has no suggestions. @throws UpstreamError
 */
export const getSuggestions = cachedRead(async (search: string) => {
  'use cache';
  return dated([tags.products], async (): Promise<string | null> => {
    try {
      return JSON.stringify(z.encode(suggestProducts.reply, await publicCall(suggestProducts, { query: { search } })));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  });
});
