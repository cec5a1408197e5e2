import type { Aspect } from '@/lib/contract/common';
import { stepWidth } from '@/lib/domain/media/picture';

export interface Original {
  readonly width: number;
  readonly height: number;
  /** 0 to 1 from the left and the top. */
  readonly focalX: number;
  readonly focalY: number;
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

/** The largest rectangle of this aspect ratio, as near to the focal point as it fits. */
export function cropFor(original: Original, aspect: Aspect): Crop {
  const [across = 1, down = 1] = aspect.split('x').map(Number);
  const width = Math.min(original.width, Math.floor((original.height * across) / down));
  const height = Math.min(original.height, Math.round((width * down) / across));
  return {
    width,
    height,
    left: between(Math.round(original.width * original.focalX - width / 2), 0, original.width - width),
    top: between(Math.round(original.height * original.focalY - height / 2), 0, original.height - height),
  };
}

/** Pixels of the answer to an asked width: rounded up to the platform's steps, never wider than what is there. */
export function outputSize(original: Original, aspect: Aspect, askedWidth: number): { width: number; height: number } {
  const crop = cropFor(original, aspect);
  const width = Math.min(stepWidth(askedWidth), crop.width);
  return { width, height: Math.max(1, Math.round((width * crop.height) / crop.width)) };
}
