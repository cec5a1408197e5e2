import type { NextRequest } from 'next/server';
import { suggestQuery } from '@/lib/contract/catalogue/product';
import { getSuggestions } from '@/lib/data/catalogue/suggestions.server';
import { publicReply } from '@/lib/upstream/bff/public-reply';
import { errorResponse, invalidResponse, upstreamErrorResponse } from '@/lib/upstream/bff/error-response';
import { refuseTooMany } from '@/lib/upstream/bff/too-many-calls';

/**
 * `GET /api/v1/sell/product/suggest?search={text}`: suggestProducts from the cache, one entry whatever the letter case.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const tooMany = await refuseTooMany(request.headers.get('x-forwarded-for'));
  if (tooMany) return tooMany;
  const query = suggestQuery.safeDecode({ search: request.nextUrl.searchParams.get('search') ?? '' });
  if (!query.success) return invalidResponse(query.error);
  try {
    const suggestions = await getSuggestions(query.data.search.toLowerCase());
    return suggestions === null ? errorResponse(404, 'NOT_FOUND', 'There is no such call.') : publicReply(suggestions);
  } catch (error) {
    return upstreamErrorResponse(error);
  }
}
