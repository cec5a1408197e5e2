import { ratio } from '@/lib/contract/common';
import { fetchImage } from '@/lib/upstream/files/image';

const HASH = /^[\w-]{6,128}$/;
const FILE = /^([1-9]\d{1,3})\.(avif|webp|jpg)$/;

/** Images of the platform on this origin: /assets/i/{hash}/{aspect}/{width}.{ext} (specification 2, section 7). */
export async function GET(
  request: Request,
  context: RouteContext<'/assets/i/[hash]/[aspect]/[file]'>,
): Promise<Response> {
  const { hash, aspect, file } = await context.params;
  if (!HASH.test(hash) || !FILE.test(file) || !ratio.safeParse(aspect).success) {
    return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  return fetchImage(`/assets/i/${hash}/${aspect}/${file}`, request.headers.get('if-none-match'));
}
