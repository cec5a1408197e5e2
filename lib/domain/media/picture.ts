import type { Aspect, Image } from '../../contract/common';

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const WIDTHS = [150, 300, 450, 600, 800, 1000, 1200, 1600, 2000] as const;
const STEP = 25;

/** A picture as pages know it; sizes in pixels. */
export interface Picture {
  readonly hash: string;
  readonly aspect: Aspect;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** Rounds a width up to the platform's steps of 25 px (specification 2, section 9). */
export function stepWidth(width: number): number {
  return Math.ceil(width / STEP) * STEP;
}

/** Height in pixels that an aspect ratio gives a width. */
export function heightFor(aspect: Aspect, width: number): number {
  const [across = 1, down = 1] = aspect.split('x').map(Number);
  return Math.round((width * down) / across);
}

/** /assets/i/{hash}/{aspect}/{width}.{ext} on this origin (specification 2, section 7). */
export function imageAddress(hash: string, aspect: Aspect, width: number, format: ImageFormat): string {
  return `/assets/i/${encodeURIComponent(hash)}/${aspect}/${stepWidth(width)}.${format}`;
}

/** Candidates for `srcset`, none wider than `maxWidth`, which is always among them. */
export function sourceSet(
  picture: Pick<Picture, 'hash' | 'aspect'>,
  format: ImageFormat,
  maxWidth: number,
  aspect = picture.aspect,
): string {
  const largest = stepWidth(maxWidth);
  const smaller = largest <= WIDTHS[0] ? [stepWidth(largest / 2)] : WIDTHS.filter((width) => width < largest);
  const widths = [...smaller, largest];
  return widths.map((width) => `${imageAddress(picture.hash, aspect, width, format)} ${width}w`).join(', ');
}

/** Null when the platform has no picture or one that is not addressed by hash. */
export function toPicture(image: Image | null | undefined, alt = ''): Picture | null {
  if (!image || !/^[\w-]{6,128}$/.test(image.hash)) return null;
  const placeholder = image.placeholder.startsWith('data:image/') ? image.placeholder : '';
  return {
    hash: image.hash,
    aspect: image.aspect,
    alt: image.alt || alt,
    width: image.width,
    height: image.height,
    placeholder,
  };
}
