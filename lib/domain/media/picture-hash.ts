import type { Image } from '../../contract/common';

const HASH = /^[\w-]{6,128}$/;
/** What encodeURIComponent leaves, without the `~` that stands for `%`. */
const ENCODED_PATH = /^~[\w.!*'()~-]{2,500}$/;
const BY_HASH = /^\/assets\/i\/([\w-]{6,128})\/\w+\/\d+\.\w+$/;
const FILE = /^(\/(?:[^/]+\/)*)(?:\d+x\d+:)?([^/:]+\.(?:jpe?g|png|webp|gif|avif))$/i;
/** Only for parsing: pictures are read from the platform, whatever host their addresses name. */
const ANY_HOST = 'http://any.invalid';

/** False for an encoded path, whose picture may change. */
export function isPictureHash(text: string): boolean {
  return HASH.test(text);
}

function pathOf(url: string): string | null {
  // Not URL.parse, which older browsers lack.
  if (url === '' || !URL.canParse(url, ANY_HOST)) return null;
  const { protocol, pathname } = new URL(url, ANY_HOST);
  return /^https?:$/.test(protocol) ? pathname : null;
}

/**
 * The hash that addresses an image of the platform. Specification 2 names it, and its addresses contain it;
 * specification 1 names none, but a rule for addresses of other sizes. `~` and the encoded path stand for the hash
 * then. Null if there is neither.
 */
export function pictureHash({
  hash,
  url,
  webp_url,
  avif_url,
}: Pick<Image, 'hash' | 'url' | 'webp_url' | 'avif_url'>): string | null {
  if (isPictureHash(hash)) return hash;
  const paths = [url, webp_url, avif_url].map(pathOf).filter((path) => path !== null);
  const named = paths.map((path) => BY_HASH.exec(path)?.[1]).find((one) => one !== undefined);
  if (named !== undefined) return named;
  const file = paths.find((path) => FILE.test(path));
  if (file === undefined) return null;
  const encoded = `~${encodeURIComponent(file).replaceAll('~', '%7E').replaceAll('%', '~')}`;
  return ENCODED_PATH.test(encoded) ? encoded : null;
}

/** The path that was encoded; null unless it is one of a picture, and what any parser makes of it. */
function decodedPath(hash: string): { folder: string; name: string } | null {
  let path: string;
  try {
    path = decodeURIComponent(hash.slice(1).replaceAll('~', '%'));
  } catch {
    return null;
  }
  const [, folder, name] = FILE.exec(path) ?? [];
  const isPlain = pathOf(path) === path && !/%2f|%5c/i.test(path);
  return isPlain && folder !== undefined && name !== undefined ? { folder, name } : null;
}

/**
 * The platform's paths of a picture, the best one first; empty if it can have none. Without a hash it is
 * `{width}x{height}:` before the file's name (specification 1, section 3), in the wanted format and then in its own.
 * Sizes in pixels.
 */
export function platformPaths(
  { hash, aspect }: { hash: string; aspect: string },
  { width, height, format }: { width: number; height: number; format: string },
): string[] {
  if (isPictureHash(hash)) return [`/assets/i/${hash}/${aspect}/${width}.${format}`];
  const file = ENCODED_PATH.test(hash) ? decodedPath(hash) : null;
  if (!file) return [];
  const own = `${file.folder}${width}x${height}:${file.name}`;
  return format === 'jpg' ? [own] : [own.replace(/\.\w+$/, `.${format}`), own];
}
