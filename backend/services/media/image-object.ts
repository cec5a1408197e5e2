import type { Aspect, Image } from '@/lib/contract/common';
import { imageAddress } from '@/lib/domain/media/picture';
import { type Original, cropFor, outputSize } from './crop';

export interface MediaRow extends Original {
  readonly key: string;
  readonly hash: string;
  readonly alt: string;
  readonly placeholder: string;
}

export interface ImageRequest {
  readonly aspect: Aspect;
  /** Pixels. */
  readonly width: number;
  readonly extraAspects?: readonly Aspect[];
}

/** The largest width that can be requested, in pixels (specification 2, section 9: lightbox). */
export const MAX_WIDTH = 4000;

type ImageFile = Pick<Image, 'aspect' | 'url' | 'webp_url' | 'avif_url' | 'width' | 'height'>;

function fileOf(row: MediaRow, aspect: Aspect, asked: number): ImageFile {
  const size = outputSize(row, aspect, Math.min(Math.max(asked, 1), MAX_WIDTH));
  const address = (format: 'jpg' | 'webp' | 'avif'): string => imageAddress(row.hash, aspect, size.width, format);
  return { aspect, ...size, url: address('jpg'), webp_url: address('webp'), avif_url: address('avif') };
}

/** The contract's image for an original; null while there is no picture (specification 1, section 3). */
export function imageObject(row: MediaRow | undefined, request: ImageRequest, alt = ''): Image | null {
  if (!row) return null;
  return {
    ...fileOf(row, request.aspect, request.width),
    hash: row.hash,
    placeholder: row.placeholder,
    alt: row.alt || alt,
    max_width: cropFor(row, request.aspect).width,
    // Each once, however often it was asked for.
    extra_aspects: [...new Set(request.extraAspects)].map((aspect) => fileOf(row, aspect, request.width)),
  };
}
