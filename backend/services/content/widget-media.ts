import { type Aspect, readAspect } from '@/lib/contract/common';
import { BACKGROUND_SIZE } from '@/lib/contract/content/page';
import type { Video } from '@/lib/contract/content/video';
import type { InputSchema } from '@/lib/contract/input-schema';
import { type MediaRow, imageObject } from '../media/image-object';

/** Media keys found in stored settings. */
export interface MediaKeys {
  readonly pictures: readonly string[];
  readonly videos: readonly string[];
}

export interface FoundMedia {
  readonly pictures: ReadonlyMap<string, MediaRow>;
  readonly videos: ReadonlyMap<string, Video>;
}

const EXTRAS: readonly Aspect[] = ['1x1', '4x3', '16x9'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The properties of an object schema, also of one that is an alternative in `anyOf`. */
function propertiesOf({ properties, anyOf = [] }: InputSchema): Readonly<Record<string, InputSchema>> {
  return properties ?? anyOf.find((one) => one.properties)?.properties ?? {};
}

function itemsOf({ items, anyOf = [] }: InputSchema): InputSchema {
  return items ?? anyOf.find((one) => one.items)?.items ?? {};
}

/** Replaces each value, at any depth, that is a picture or video key according to the schema. */
function mapMedia(
  value: unknown,
  schema: InputSchema,
  beside: Aspect | null,
  replace: (key: string, setting: InputSchema, beside: Aspect | null) => unknown,
): unknown {
  if (typeof value === 'string')
    return schema.control === 'picture' || schema.control === 'video' ? replace(value, schema, beside) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapMedia(item, itemsOf(schema), null, replace));
  if (!isRecord(value)) return value;
  const properties = propertiesOf(schema);
  const shape = Object.keys(properties).find((name) => properties[name]?.control === 'aspect');
  const aspect = shape === undefined ? null : readAspect(value[shape]);
  return Object.fromEntries(
    Object.entries(value).map(([name, setting]) => [
      name,
      Object.hasOwn(properties, name) ? mapMedia(setting, properties[name] ?? {}, aspect, replace) : setting,
    ]),
  );
}

/** The keys of pictures and videos in settings, according to their schema. */
export function mediaKeysIn(settings: Readonly<Record<string, unknown>>, schema: InputSchema): MediaKeys {
  const pictures: string[] = [];
  const videos: string[] = [];
  mapMedia(settings, schema, null, (key, { control }) => (control === 'picture' ? pictures : videos).push(key));
  return { pictures, videos };
}

/** Settings with each media key replaced by its picture or video, or null if that is missing. */
export function withMedia(
  settings: Readonly<Record<string, unknown>>,
  schema: InputSchema,
  media: FoundMedia,
): Record<string, unknown> {
  const filled = mapMedia(
    settings,
    schema,
    null,
    (key, { control, aspect = BACKGROUND_SIZE.aspect, width = BACKGROUND_SIZE.width }, beside) => {
      if (control === 'video') return media.videos.get(key) ?? null;
      const request = { aspect: beside ?? aspect, width };
      const extraAspects = EXTRAS.filter((extra) => extra !== request.aspect);
      return imageObject(media.pictures.get(key), { ...request, extraAspects });
    },
  );
  return isRecord(filled) ? filled : {};
}
