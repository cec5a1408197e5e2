import { ASPECTS, type Aspect } from '@/lib/contract/common';

/** The aspect ratio nearest to a picture's own, for pictures that must not be cropped, such as size charts. */
export function ownAspect({ width, height }: { readonly width: number; readonly height: number }): Aspect {
  const distance = (aspect: Aspect): number => {
    const [across = 1, down = 1] = aspect.split('x').map(Number);
    return Math.abs(Math.log((width * down) / (height * across)));
  };
  return ASPECTS.reduce((best, aspect) => (distance(aspect) < distance(best) ? aspect : best));
}
