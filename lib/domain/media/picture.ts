import type { Aspect, Image } from '../../contract/common';
import { pictureHash } from './picture-hash';

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const WIDTHS = [150, 300, 450, 600, 800, 1000, 1200, 1600, 2000] as const;
/** For the few browsers without avif: each address adds to the size of every page. */
const FEW_WIDTHS = [300, 600, 1200] as const;
const STEP = 25;
/** A picture is not offered narrower than a quarter of its largest width. */
const NARROWEST_SHARE = 1 / 4;

/** Without what would end a quoted `url()` in a style. */
const PLACEHOLDER = /^data:image\/[^"\\\n\r\f]+$/;

export interface Picture {
  readonly hash: string;
  readonly aspect: Aspect;
  readonly alt: string;
  /** Largest width in its aspect, in pixels; 0 when unknown. */
  readonly widest: number;
  /** The same of other crops that were requested with it. */
  readonly crops?: Readonly<Partial<Record<Aspect, number>>> | undefined;
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

/** Fields of a picture's address; `widest` defaults to 0. */
type Addressed = Pick<Picture, 'hash' | 'aspect'> & Partial<Pick<Picture, 'widest' | 'crops'>>;

/** The wanted width, limited by the original's pixels in an aspect; in pixels. */
export function widthWithin({ aspect, widest = 0, crops }: Addressed, wanted: number, shown = aspect): number {
  const known = shown === aspect ? undefined : crops?.[shown];
  if (known !== undefined) return known === 0 ? wanted : Math.min(wanted, known);
  if (widest === 0) return wanted;
  const [across = 1, down = 1] = shown.split('x').map(Number);
  // For another aspect, the pixels of this one are certain to exist.
  return Math.max(1, Math.min(wanted, widest, Math.floor((heightFor(aspect, widest) * across) / down)));
}

/** Candidates for `srcset`: none wider than `maxWidth`, which is among them, nor wider than the original. */
export function sourceSet(picture: Addressed, format: ImageFormat, maxWidth: number, aspect = picture.aspect): string {
  const largest = widthWithin(picture, stepWidth(maxWidth), aspect);
  const smaller =
    largest <= WIDTHS[0]
      ? [stepWidth(largest / 2)].filter((width) => width < largest)
      : (format === 'avif' ? WIDTHS : FEW_WIDTHS).filter(
          (width) => width < largest && width >= largest * NARROWEST_SHARE,
        );
  const widths = [...smaller, largest];
  return widths.map((width) => `${imageAddress(picture.hash, aspect, width, format)} ${width}w`).join(', ');
}

/** Largest widths of the other crops that came with an image; 0 when unknown. */
function cropsOf({ aspect, extra_aspects: extras }: Image, widest: number, asked: number): Picture['crops'] {
  const [across = 1, down = 1] = aspect.split('x').map(Number);
  const others = extras.filter((extra) => extra.aspect !== aspect && extra.width > 0);
  if (others.length === 0) return undefined;
  return Object.fromEntries(
    others.map((extra) => {
      if (extra.width < asked) return [extra.aspect, extra.width];
      const [wide = 1, high = 1] = extra.aspect.split('x').map(Number);
      // At least as wide as requested, and at most what this crop's pixels allow for the other shape.
      const most = Math.floor(widest * Math.max(1, (wide * down) / (high * across)));
      return [extra.aspect, widest === 0 ? 0 : Math.max(extra.width, most)];
    }),
  );
}

/** Null when the platform has no picture, or one without an address. `asked` is the requested width in pixels. */
export function toPicture(image: Image | null | undefined, alt = '', asked = 0): Picture | null {
  const hash = image ? pictureHash(image) : null;
  if (!image || hash === null) return null;
  const placeholder = PLACEHOLDER.test(image.placeholder) ? image.placeholder : '';
  // A picture narrower than requested is as wide as the original.
  const widest = image.max_width || (image.width < asked ? image.width : 0);
  const crops = cropsOf(image, widest, asked);
  return {
    hash,
    aspect: image.aspect,
    alt: image.alt || alt,
    widest,
    ...(crops && { crops }),
    placeholder,
  };
}
