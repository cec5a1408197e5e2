import sharp from 'sharp';
import { UPLOAD_BYTES, UPLOAD_TYPES } from '@/lib/contract/account/user';
import { PlatformError } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { refuseWhenBusy } from '../../system/refusals/refuse-when-busy';
import { limiter } from '../../system/limiter';

export interface UploadedPicture {
  /** JPEG, or WebP with transparent parts; upright, without metadata. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface PictureLimits {
  /** Size of the file. */
  readonly bytes: number;
  /** Enough for a large camera, and few enough for a small machine to decode. */
  readonly pixels: number;
  readonly seconds: number;
  /** The longer side of the stored picture, in pixels. */
  readonly side: number;
}

/** What becomes of transparent parts: white, as behind a photo, or kept, as in a logo. */
export type TransparentParts = 'white' | 'kept';

/** Limits for everyone except editors. */
const VISITOR_LIMITS: PictureLimits = { bytes: UPLOAD_BYTES, pixels: 50_000_000, seconds: 20, side: 2_000 };
/** Limits for editors, who upload photos of phones and cameras, some of them for the width of a large screen. */
export const LIBRARY_LIMITS: PictureLimits = { bytes: 25 * 1024 * 1024, pixels: 80_000_000, seconds: 60, side: 2_800 };

const MILLION = 1_000_000;
const MIN_SIDE = 64;

const FORMATS: ReadonlySet<string> = new Set(UPLOAD_TYPES.map((type) => type.replace('image/', '')));
const NOT_A_PICTURE = 'This is no picture that we can read. Choose a JPEG, PNG, WebP or AVIF file.';
const HEIC =
  'This is a HEIC photo, which browsers do not show. Save it as JPEG and add that: on an iPhone choose “Most ' +
  'Compatible” in Settings, Camera, Formats; on a Mac export it from Photos or Preview.';

const oneAtATime = limiter(1, 20);

function refused(words: string, reason: string): PlatformError {
  return refuseFields({ image: { problem: words, why: { reason } } });
}

function tooLarge({ bytes }: PictureLimits): PlatformError {
  const message = `This picture is larger than ${bytes / 1024 / 1024} MB. Choose a smaller one.`;
  return new PlatformError(413, 'TOO_LARGE', message, { errors: { image: message } });
}

/**
 * Reads a picture from a data: URL. Its declared type is not trusted: the bytes must be of an allowed type, and are
 * re-encoded. Throws 422 with `errors.image`, or 413.
 */
export async function readUpload(address: string): Promise<UploadedPicture> {
  const [, base64] = /^data:image\/[\w.+-]{1,40};base64,([A-Za-z\d+/]+={0,2})$/.exec(address) ?? [];
  if (base64 === undefined) throw refused(NOT_A_PICTURE, 'PICTURE_TYPE');
  return readPicture(Buffer.from(base64, 'base64'), VISITOR_LIMITS);
}

/** Like readUpload, for the bytes of a file. */
export async function readPicture(
  bytes: Buffer,
  limits: PictureLimits,
  transparent: TransparentParts = 'white',
): Promise<UploadedPicture> {
  if (bytes.length > limits.bytes) throw tooLarge(limits);
  if (isHeic(bytes)) throw refused(HEIC, 'PICTURE_TYPE');
  if (!hasAllowedSignature(bytes)) throw refused(NOT_A_PICTURE, 'PICTURE_TYPE');
  return oneAtATime(() => reencode(bytes, limits, transparent)).catch(refuseWhenBusy);
}

/** True for HEIC, a patented format of phones that our decoder does not support. */
function isHeic(bytes: Buffer): boolean {
  return /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1)/s.test(bytes.subarray(0, 12).toString('latin1'));
}

/** True for JPEG, PNG, WebP or AVIF by the first bytes, so that the picture library never tries another decoder. */
function hasAllowedSignature(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return (
    start.startsWith('\u00FF\u00D8\u00FF') ||
    start.startsWith('\u0089PNG\r\n') ||
    /^RIFF.{4}WEBP/s.test(start) ||
    /^.{4}ftypavi[fs]/s.test(start)
  );
}

async function reencode(
  bytes: Buffer,
  { pixels, seconds, side }: PictureLimits,
  transparent: TransparentParts,
): Promise<UploadedPicture> {
  try {
    const options = { limitInputPixels: pixels, failOn: 'error' } as const;
    // Reads the header only: nothing is decoded yet.
    const { format, width, height, hasAlpha } = await sharp(bytes, {
      failOn: 'error',
      limitInputPixels: false,
    }).metadata();
    if (!FORMATS.has(format === 'heif' ? 'avif' : format)) throw refused(NOT_A_PICTURE, 'PICTURE_TYPE');
    if (width * height > pixels)
      throw refused(
        `This picture has ${Math.ceil((width * height) / MILLION)} megapixels; ${pixels / MILLION} are the most. ` +
          'Make it smaller first.',
        'PICTURE_SIZE',
      );
    if (Math.min(width, height) < MIN_SIDE)
      throw refused(`This picture is too small: each side needs ${MIN_SIDE} pixels.`, 'PICTURE_SIZE');
    if (Math.max(width, height) > Math.min(width, height) * 8)
      throw refused('This picture is too long and narrow.', 'PICTURE_SIZE');
    const picture = sharp(bytes, options)
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const encoded =
      hasAlpha && transparent === 'kept'
        ? picture.webp({ quality: 95, alphaQuality: 100 })
        : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 88 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof PlatformError) throw cause;
    if (cause instanceof Error) throw refused(NOT_A_PICTURE, 'PICTURE_BROKEN');
    throw cause;
  }
}
