import { type Aspect, readAspect } from '@/lib/contract/common';
import { BACKGROUND_SIZE } from '@/lib/contract/content/page';
import type { Video } from '@/lib/contract/content/video';
import type { InputSchema } from '@/lib/contract/input-schema';
import { type MediaRow, imageObject } from '../media/image-object';

/** Media keys and HTML found in stored settings. */
export interface MediaKeys {
  readonly pictures: readonly string[];
  readonly videos: readonly string[];
  readonly texts: readonly string[];
}

export interface FoundMedia {
  readonly pictures: ReadonlyMap<string, MediaRow>;
  readonly videos: ReadonlyMap<string, Video>;
  /** Writes the current addresses of pictures into HTML. */
  readonly addressed: (html: string) => string;
}

const isText = ({ control }: InputSchema): boolean => control === 'html' || control === 'code';
const isMedia = ({ control }: InputSchema): boolean => control === 'picture' || control === 'video';

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

/** Replaces each value, at any depth, that is a picture or video key, or HTML, according to the schema. */
function mapMedia(
  value: unknown,
  schema: InputSchema,
  beside: Aspect | null,
  replace: (key: string, setting: InputSchema, beside: Aspect | null) => unknown,
): unknown {
  if (typeof value === 'string') return isMedia(schema) || isText(schema) ? replace(value, schema, beside) : value;
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

/** The keys of pictures and videos, and the HTML, in settings, according to their schema. */
export function mediaKeysIn(settings: Readonly<Record<string, unknown>>, schema: InputSchema): MediaKeys {
  const [pictures, videos, texts]: [string[], string[], string[]] = [[], [], []];
  mapMedia(settings, schema, null, (value, setting) =>
    (isText(setting) ? texts : setting.control === 'picture' ? pictures : videos).push(value),
  );
  return { pictures, videos, texts };
}

/**
 * Settings with each media key replaced by its picture or video, or null if that is missing, and with the current
 * addresses of pictures in HTML.
 */
export function withMedia(
  settings: Readonly<Record<string, unknown>>,
  schema: InputSchema,
  media: FoundMedia,
): Record<string, unknown> {
  const filled = mapMedia(settings, schema, null, (key, setting, beside) => {
    const { control, aspect = BACKGROUND_SIZE.aspect, width = BACKGROUND_SIZE.width } = setting;
    if (isText(setting)) return media.addressed(key);
    if (control === 'video') return media.videos.get(key) ?? null;
    // The aspect set beside it is of the widget's own pictures, not of a background or a logo over it.
    const request = { aspect: (setting.decorative ? null : beside) ?? aspect, width };
    const extraAspects = EXTRAS.filter((extra) => extra !== request.aspect);
    return imageObject(media.pictures.get(key), { ...request, extraAspects });
  });
  return isRecord(filled) ? filled : {};
}
