import { ownAspect } from './own-aspect';

it.each([
  [1600, 1200, '4x3'],
  [900, 900, '1x1'],
  [1000, 1580, '5x8'],
  [1920, 1080, '16x9'],
  [4000, 500, '16x3'],
])('%s by %s is nearest to %s', (width, height, expected) => expect(ownAspect({ width, height })).toBe(expected));
