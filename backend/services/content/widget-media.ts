import { type Aspect, readAspect } from '@/lib/contract/common';
import type { Video } from '@/lib/contract/content/video';
import { type ImageRequest, type MediaRow, imageObject } from '../media/image-object';

/** The settings that hold a picture, with what they are shown at (specification 2, section 3). */
const PICTURES: Readonly<Record<string, ImageRequest>> = {
  image: { aspect: '16x9', width: 1920 },
  background_image: { aspect: '16x9', width: 1920 },
  overlay_image: { aspect: '1x1', width: 300 },
  left_image: { aspect: '16x9', width: 300 },
  right_image: { aspect: '16x9', width: 300 },
  photo: { aspect: '1x1', width: 300 },
  slate: { aspect: '16x9', width: 1920 },
};

/** The settings that hold a video. */
const VIDEOS: ReadonlySet<string> = new Set(['background_video', 'video']);

const EXTRAS: readonly Aspect[] = ['1x1', '4x3', '16x9'];

/** What stored settings name by key. */
export interface MediaKeys {
  readonly pictures: readonly string[];
  readonly videos: readonly string[];
}

export interface FoundMedia {
  readonly pictures: ReadonlyMap<string, MediaRow>;
  readonly videos: ReadonlyMap<string, Video>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(all: readonly MediaKeys[]): MediaKeys {
  return { pictures: all.flatMap(({ pictures }) => pictures), videos: all.flatMap(({ videos }) => videos) };
}

/** Keys of the pictures and videos that settings name, at any depth. */
export function mediaKeysIn(settings: unknown): MediaKeys {
  if (Array.isArray(settings)) return join(settings.map(mediaKeysIn));
  if (!isRecord(settings)) return { pictures: [], videos: [] };
  return join(
    Object.entries(settings).map(([name, value]) => {
      if (typeof value !== 'string') return mediaKeysIn(value);
      return { pictures: PICTURES[name] ? [value] : [], videos: VIDEOS.has(name) ? [value] : [] };
    }),
  );
}

/**
 * Settings with each key replaced by what it names, or by null while that is not there. An `aspect` beside or above it
 * counts.
 */
export function withMedia(settings: Readonly<Record<string, unknown>>, media: FoundMedia): Record<string, unknown> {
  return fill(settings, media, null);
}

function fill(
  settings: Readonly<Record<string, unknown>>,
  media: FoundMedia,
  outer: Aspect | null,
): Record<string, unknown> {
  const aspect = readAspect(settings['aspect']) ?? outer;
  const visit = (name: string, value: unknown): unknown => {
    if (typeof value === 'string' && VIDEOS.has(name)) return media.videos.get(value) ?? null;
    const slot = PICTURES[name];
    if (slot !== undefined && typeof value === 'string') {
      const request = { width: slot.width, aspect: aspect ?? slot.aspect };
      return imageObject(media.pictures.get(value), {
        ...request,
        extraAspects: EXTRAS.filter((extra) => extra !== request.aspect),
      });
    }
    if (Array.isArray(value)) return value.map((item: unknown) => visit('', item));
    return isRecord(value) ? fill(value, media, aspect) : value;
  };
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, visit(name, value)]));
}
