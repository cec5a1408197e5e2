import { z } from 'zod';
import type { Aspect } from '@/lib/contract/common';
import { stepWidth } from '@/lib/domain/media/picture';

export interface Original {
  readonly width: number;
  readonly height: number;
  /** 0 to 1 from the left and the top. */
  readonly focalX: number;
  readonly focalY: number;
  /** Frames that some aspects have of their own, by aspect. */
  readonly crops?: unknown;
}

/** A frame that an editor gave to one aspect. */
export interface Frame {
  /** Its middle, 0 to 1 from the left and the top. */
  readonly x: number;
  readonly y: number;
  /** Its size: 1 is the largest that fits. */
  readonly zoom: number;
}

/** A frame is never smaller: what is cut out has to have pixels. */
export const MIN_ZOOM = 0.2;

const share = z.number().min(0).max(1);
const frame = z.object({ x: share, y: share, zoom: z.number().min(MIN_ZOOM).max(1) });

/** The frame that an aspect has of its own; null for none, and for an invalid one. */
export function frameOf({ crops }: Pick<Original, 'crops'>, aspect: Aspect): Frame | null {
  if (typeof crops !== 'object' || crops === null) return null;
  return frame.safeParse(Object.entries(crops).find(([name]) => name === aspect)?.[1]).data ?? null;
}

/** The part of an original that an aspect ratio keeps, in pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The largest rectangle of this aspect ratio, as near to the focal point as it fits; or the aspect's own frame. */
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

/** Pixels of the answer to an asked width: rounded up to the platform's steps, never wider than what is there. */
export function outputSize(original: Original, aspect: Aspect, askedWidth: number): { width: number; height: number } {
  const crop = cropFor(original, aspect);
  const width = Math.min(stepWidth(askedWidth), crop.width);
  return { width, height: Math.max(1, Math.round((width * crop.height) / crop.width)) };
}
