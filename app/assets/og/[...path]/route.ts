import { connection } from 'next/server';
import { drawCard } from '@/components/site/social/draw-card';
import { CachedQueue, TooBusy } from '@/lib/data/site/cached-queue';
import { getSite } from '@/lib/data/site/site';
import { getSocialCard } from '@/lib/data/site/social-cards';
import { parseCardPath } from '@/lib/domain/content/social-card';
import { cardAddress, cardVersion } from '@/lib/seo/card-address';
import { isFailedCall } from '@/lib/upstream/errors';
import { FILE_LENGTH } from '@/lib/config/file-length';

/** About 5 MB at most; drawing one takes a quarter of a second of one core. */
const cards = new CachedQueue<Uint8Array<ArrayBuffer>>({ cached: 64, waiting: 20 });
const AGAIN = { 'cache-control': 'no-store', 'retry-after': '5' };

/**
 * /assets/og/{kind}/{slug}/{version}.jpg: the social preview picture of a page, 1200 by 630 pixels. Only pages that
 * exist have one.
 */
export async function GET(_: Request, context: RouteContext<'/assets/og/[...path]'>): Promise<Response> {
  await connection();
  const asked = parseCardPath((await context.params).path);
  try {
    const [{ settings }, card] = await Promise.all([getSite(), asked && getSocialCard(asked.kind, asked.slug)]);
    if (!asked || !card) return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
    if (asked.version !== cardVersion(card, settings)) {
      return new Response(null, {
        status: 307,
        headers: { location: cardAddress(card, settings), 'cache-control': 'public, max-age=60' },
      });
    }
    const bytes = await cards.get(cardAddress(card, settings), () => drawCard(card, settings));
    return new Response(bytes, {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        [FILE_LENGTH]: String(bytes.length),
      },
    });
  } catch (error) {
    if (error instanceof TooBusy || isFailedCall(error))
      return new Response('Service Unavailable', { status: 503, headers: AGAIN });
    throw error;
  }
}
