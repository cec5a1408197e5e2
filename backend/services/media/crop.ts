import { z } from 'zod';
import type { Aspect } from '@/lib/contract/common';
import { stepWidth } from '@/lib/domain/media/picture';

export interface Original {
  readonly width: number;
  readonly height: number;
  /** 0 to 1 from the left and the top. */
  readonly focalX: number;
  readonly focalY: number;
  /** Frames set by an editor, by aspect; other aspects use the focal point. */
  readonly crops?: unknown;
}

/** A frame that an editor set for one aspect. */
export interface Frame {
  /** Centre, 0 to 1 from the left and the top. */
  readonly x: number;
  readonly y: number;
  /** Relative size: 1 is the largest frame that fits. */
  readonly zoom: number;
}

/** A smaller frame would have too few pixels. */
export const MIN_ZOOM = 0.2;

const share = z.number().min(0).max(1);
const frame = z.object({ x: share, y: share, zoom: z.number().min(MIN_ZOOM).max(1) });

/** The frame set for an aspect; null if absent or invalid. */
export function frameOf({ crops }: Pick<Original, 'crops'>, aspect: Aspect): Frame | null {
  if (typeof crops !== 'object' || crops === null) return null;
  return frame.safeParse(Object.entries(crops).find(([name]) => name === aspect)?.[1]).data ?? null;
}

/** The cropped area of an original, in pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The frame set for the aspect, else the largest rectangle of its ratio, as near to the focal point as possible. */
export function cropFor(original: Original, aspect: Aspect): Crop {
  const [across = 1, down = 1] = aspect.split('x').map(Number);
  const own = frameOf(original, aspect);
  const { x, y, zoom } = own ?? { x: original.focalX, y: original.focalY, zoom: 1 };
  const widest = Math.min(original.width, Math.floor((original.height * across) / down));
  const width = Math.max(1, Math.round(widest * zoom));
  const height = Math.min(original.height, Math.round((width * down) / across));
  return {
    width,
    height,
    left: between(Math.round(original.width * x - width / 2), 0, original.width - width),
    top: between(Math.round(original.height * y - height / 2), 0, original.height - height),
  };
}

/** Output size in pixels for a requested width: rounded up to the platform's steps, never wider than the crop. */
export function outputSize(original: Original, aspect: Aspect, askedWidth: number): { width: number; height: number } {
  const crop = cropFor(original, aspect);
  const width = Math.min(stepWidth(askedWidth), crop.width);
  return { width, height: Math.max(1, Math.round((width * crop.height) / crop.width)) };
}
