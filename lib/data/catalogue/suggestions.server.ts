import 'server-only';
import { z } from 'zod';
import { suggestProducts } from '../../contract/catalogue/product';
import { isNotFound } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { oncePerRender } from '../once-per-render';
import { publicRead, tags } from '../tags';

/**
 * The reply to suggestProducts as JSON: without prices, and cached for everyone like the search page. Null if the
 * platform has no suggestions. @throws UpstreamError
 */
export const getSuggestions = oncePerRender(async (search: string): Promise<string | null> => {
  'use cache';
  publicRead(tags.products);
  try {
    return JSON.stringify(z.encode(suggestProducts.reply, await publicCall(suggestProducts, { query: { search } })));
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
});
