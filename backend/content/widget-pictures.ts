import { type Aspect, aspect as aspectSchema } from '@/lib/contract/common';
import { type ImageRequest, type MediaRow, imageObject } from '../media/image-object';

/** The settings of widgets that hold a picture, with what they are shown at (specification 2, section 3). */
const SLOTS: Readonly<Record<string, ImageRequest>> = {
  image: { aspect: '16x9', width: 1920 },
  background_image: { aspect: '16x9', width: 1920 },
  overlay_image: { aspect: '1x1', width: 300 },
  left_image: { aspect: '16x9', width: 300 },
  right_image: { aspect: '16x9', width: 300 },
  photo: { aspect: '1x1', width: 300 },
  slate: { aspect: '16x9', width: 1920 },
};

const EXTRAS: readonly Aspect[] = ['1x1', '4x3', '16x9'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys of the pictures that a widget's settings name, at any depth. */
export function pictureKeysIn(settings: unknown): string[] {
  if (Array.isArray(settings)) return settings.flatMap(pictureKeysIn);
  if (!isRecord(settings)) return [];
  return Object.entries(settings).flatMap(([name, value]) =>
    SLOTS[name] !== undefined && typeof value === 'string' ? [value] : pictureKeysIn(value));
}

/** Settings with each picture's key replaced by the picture, or by null while it is not there. An `aspect` beside or above it counts. */
export function withPictures(settings: Readonly<Record<string, unknown>>, pictures: ReadonlyMap<string, MediaRow>): Record<string, unknown> {
  return fill(settings, pictures, null);
}

function fill(settings: Readonly<Record<string, unknown>>, pictures: ReadonlyMap<string, MediaRow>, outer: Aspect | null): Record<string, unknown> {
  const own = aspectSchema.safeParse(settings['aspect']);
  const aspect = own.success ? own.data : outer;
  const visit = (name: string, value: unknown): unknown => {
    const slot = SLOTS[name];
    if (slot !== undefined && typeof value === 'string') {
      const request = { width: slot.width, aspect: aspect ?? slot.aspect };
      return imageObject(pictures.get(value), { ...request, extraAspects: EXTRAS.filter((extra) => extra !== request.aspect) });
    }
    if (Array.isArray(value)) return value.map((item: unknown) => visit('', item));
    return isRecord(value) ? fill(value, pictures, aspect) : value;
  };
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, visit(name, value)]));
}
