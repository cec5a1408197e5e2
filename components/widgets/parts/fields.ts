import { z } from 'zod';
import { ASPECTS, type Aspect, image, looseAspect, readAspect } from '@/lib/contract/common';
import { BACKGROUND_SIZE } from '@/lib/contract/content/page';
import { readFlag, readWhole } from '@/lib/contract/lenient';
import { video as videoSchema } from '@/lib/contract/content/video';
import { type Clip, toClip } from '@/lib/domain/content/video';
import { type Picture, toPicture } from '@/lib/domain/media/picture';

/*
 * Settings come from an editor's form, so numbers and switches may be text; these schemas accept both. A text of
 * another type makes the widget's settings invalid; other fields fall back to a default. `control` tells the editor's
 * form which control to show.
 */

const words = z.union([z.string().trim(), z.number().transform(String), z.null().transform(() => '')]).default('');

export const text = words.meta({ control: 'text' });

/** Heading of a part of a page; one that is too long is reported (lib/domain/content/preview/page-audit). */
export const heading = words.meta({ control: 'text', heading: true });

/** A setting by another name, as other platforms store it: editors see it only where it is in use. */
export const otherName = <Setting extends z.ZodType>(setting: Setting) =>
  setting.meta({ ...setting.meta(), otherName: true });

/** The same setting with a sentence below its control, in the language of the back office. */
export const hinted = <Setting extends z.ZodType>(setting: Setting, description: string) =>
  setting.meta({ ...setting.meta(), description });

/** An editor's HTML; to be rendered only by Html. */
export const html = words.meta({ control: 'html' });

/** A link's address as typed by an editor; to be rendered only by SmartLink. */
export const address = words.meta({ control: 'address' });

/** Name or URL of a record of the platform; editors choose it from the records of its kind. */
export const reference = (of: string) => words.meta({ control: 'reference', of });

/** The same for a kind of which there are very many records: editors find it by typing. */
export const lookup = (of: string) => words.meta({ control: 'lookup', of });

export const flag = z.unknown().optional().transform(readFlag).meta({ control: 'switch' });

/** A switch that may be unset. */
export const maybeFlag = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === null || value === '' ? undefined : readFlag(value)))
  .meta({ control: 'switch' });

/** An integer within its limits; the fallback for any other value. */
export function whole(least: number, most: number, fallback: number) {
  return z
    .unknown()
    .optional()
    .transform((value) => readWhole(value, least, most, fallback))
    .meta({ control: 'number', least, most });
}

export const percent = whole(0, 100, 100);

/** One of the given values, in any letter case; the fallback for any other value. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) {
  return z
    .unknown()
    .optional()
    .transform(
      (value): T[number] =>
        values.find((one) => typeof value === 'string' && one === value.trim().toLowerCase()) ?? fallback,
    )
    .meta({ control: 'choice', values });
}

/** A theme colour by any of its names; '' for none (colours.ts). */
export const colour = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value : ''))
  .meta({ control: 'colour' });

/** An aspect ratio, to which the pictures beside it are cropped, other than decorative ones. */
export function aspect(fallback: Aspect) {
  return looseAspect(fallback).meta({ control: 'aspect', values: ASPECTS });
}

/** The same, where the widget's layout has its own: null if none is set. */
export const optionalAspect = z.unknown().optional().transform(readAspect).meta({ control: 'aspect', values: ASPECTS });

interface PictureSettings {
  readonly aspect: Aspect;
  /** Pixels. */
  readonly width: number;
  /** Decorative: the text beside it has the same meaning, so it needs no alternative text. */
  readonly decorative?: true;
}

/** A picture; null if absent or invalid. The platform sends it with this aspect and width. */
export function pictureOf(settings: PictureSettings) {
  return z
    .unknown()
    .optional()
    .transform((value): Picture | null => {
      const parsed = image.safeParse(value);
      return parsed.success ? toPicture(parsed.data) : null;
    })
    .meta({ control: 'picture', ...settings });
}

/** A picture of the greatest width. */
export const picture = pictureOf(BACKGROUND_SIZE);

/** The same, decorative, as a background of text. */
export const background = pictureOf({ ...BACKGROUND_SIZE, decorative: true });

export const video = z
  .unknown()
  .optional()
  .transform((value): Clip | null => {
    const parsed = videoSchema.safeParse(value);
    return parsed.success ? toClip(parsed.data) : null;
  })
  .meta({ control: 'video' });
