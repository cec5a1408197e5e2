import { ratio } from '@/lib/contract/common';
import { heightFor } from '@/lib/domain/media/picture';
import { isPictureHash, platformPaths } from '@/lib/domain/media/picture-hash';
import { fetchFirstImage } from '@/lib/upstream/files/image';

const FILE = /^([1-9]\d{1,3})\.(avif|webp|jpg)$/;

/** Images of the platform on this origin: /assets/i/{hash}/{aspect}/{width}.{ext} (specification 2, section 7). */
export async function GET(
  request: Request,
  context: RouteContext<'/assets/i/[hash]/[aspect]/[file]'>,
): Promise<Response> {
  const { hash, aspect: shape, file } = await context.params;
  const aspect = ratio.safeParse(shape).data;
  const [, digits, format] = FILE.exec(file) ?? [];
  const width = Number(digits);
  const paths =
    aspect && format ? platformPaths({ hash, aspect }, { width, height: heightFor(aspect, width), format }) : [];
  return fetchFirstImage(paths, { visitor: request, isHashed: isPictureHash(hash) });
}
