import sharp from 'sharp';
import { UPLOAD_BYTES, UPLOAD_TYPES } from '@/lib/contract/account/user';
import { PlatformError } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { refuseWhenBusy } from '../../system/refusals/refuse-when-busy';
import { limiter } from '../../system/limiter';

export interface UploadedPicture {
  /** JPEG, upright, without metadata. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Pixels: what a large camera makes, and no more than a small machine can unpack. */
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 20;
const SIDE = 2_000;
const LEAST_SIDE = 64;

const FORMATS: ReadonlySet<string> = new Set(UPLOAD_TYPES.map((type) => type.replace('image/', '')));
const NOT_A_PICTURE = 'This is no picture that we can read. Choose a JPEG, PNG, WebP or AVIF file.';

const oneAtATime = limiter(1, 20);

function refused(words: string): PlatformError {
  return refuseFields({ image: words });
}

function tooLarge(): PlatformError {
  const message = `This picture is larger than ${UPLOAD_BYTES / 1024 / 1024} MB. Choose a smaller one.`;
  return new PlatformError(413, 'TOO_LARGE', message, { errors: { image: message } });
}

/**
 * Reads a picture from a data: address. What it says about its type is not believed: the bytes have to be one of the
 * allowed types, and are encoded anew. Throws 422 with `errors.image`, or 413.
 */
export async function readUpload(address: string): Promise<UploadedPicture> {
  const [, base64] = /^data:image\/[\w.+-]{1,40};base64,([A-Za-z\d+/]+={0,2})$/.exec(address) ?? [];
  if (base64 === undefined) throw refused(NOT_A_PICTURE);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > UPLOAD_BYTES) throw tooLarge();
  if (!hasKnownStart(bytes)) throw refused(NOT_A_PICTURE);
  return oneAtATime(() => encodeAnew(bytes)).catch(refuseWhenBusy);
}

/** JPEG, PNG, WebP or AVIF by its first bytes, so that no other reader of the picture library is ever tried. */
function hasKnownStart(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return (
    start.startsWith('\u00FF\u00D8\u00FF') ||
    start.startsWith('\u0089PNG\r\n') ||
    /^RIFF.{4}WEBP/s.test(start) ||
    /^.{4}ftypavi[fs]/s.test(start)
  );
}

async function encodeAnew(bytes: Buffer): Promise<UploadedPicture> {
  try {
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
    const { format, width, height } = await sharp(bytes, options).metadata();
    if (!FORMATS.has(format === 'heif' ? 'avif' : format)) throw refused(NOT_A_PICTURE);
    if (Math.min(width, height) < LEAST_SIDE)
      throw refused(`This picture is too small: each side needs ${LEAST_SIDE} pixels.`);
    if (Math.max(width, height) > Math.min(width, height) * 8) throw refused('This picture is too long and narrow.');
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof PlatformError) throw cause;
    if (cause instanceof Error) throw refused(NOT_A_PICTURE);
    throw cause;
  }
}
