import sharp from 'sharp';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { media } from '../../db/schema/content/media';
import { textIn } from '../documents/document';

/** Minimum contrast of large text (WCAG 2.2, 1.4.3); smaller text needs more. */
const MIN = 3;

const LIGHTNESS: Readonly<Record<string, number>> = { white: 1, wht: 1, black: 0, blk: 0 };

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** WCAG's relative luminance of a colour with channels from 0 to 255. */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
}

function contrastOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type Settings = Readonly<Record<string, unknown>>;

const pictureOf = (settings: Settings): string => textIn(settings['background_image']);

/** Luminance of the text, 0 or 1; undefined when unknown. */
const wordsOver = (settings: Settings): number | undefined =>
  LIGHTNESS[textIn(settings['text_colour']).trim().toLowerCase()];

/** Average colour of a picture, from its stored placeholder; null without one. */
async function lightnessOf(placeholder: string): Promise<readonly number[] | null> {
  const data = placeholder.split(',')[1] ?? '';
  if (data === '') return null;
  const { channels } = await sharp(Buffer.from(data, 'base64')).removeAlpha().toColourspace('srgb').stats();
  return channels.map(({ mean }) => mean);
}

export type Lightness = ReadonlyMap<string, readonly number[] | null>;

/** Average colours of the pictures behind text, by key. */
export async function pictureLightness(db: Db, settings: readonly Settings[]): Promise<Lightness> {
  const keys = settings.filter((one) => wordsOver(one) !== undefined).map(pictureOf);
  const rows = await db
    .select({ key: media.key, placeholder: media.placeholder })
    .from(media)
    .where(inArray(media.key, [...new Set(keys)]));
  return new Map(
    await Promise.all(rows.map(async ({ key, placeholder }) => [key, await lightnessOf(placeholder)] as const)),
  );
}

/**
 * Contrast of text over a background picture, if both are known: the text is black or white, and the picture's average
 * colour, blended with its ground, is available. Null otherwise.
 */
export function contrastOver(settings: Settings, lightness: Lightness): number | null {
  const words = wordsOver(settings);
  const picture = lightness.get(pictureOf(settings)) ?? null;
  if (words === undefined || picture === null) return null;
  const opacity = settings['background_image_opacity'];
  const share = opacity === undefined || opacity === '' || opacity === null ? 1 : Number(opacity) / 100;
  const ground = (LIGHTNESS[textIn(settings['background_colour']).trim().toLowerCase()] ?? 1 - words) * 255;
  const shown = picture.map((channel) => channel * share + ground * (1 - share));
  return Number.isFinite(share) ? contrastOf(words, luminance(shown)) : null;
}

export const isHardToRead = (contrast: number | null): contrast is number => contrast !== null && contrast < MIN;
