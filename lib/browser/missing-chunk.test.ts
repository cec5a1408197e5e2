import { isMissingChunk } from './missing-chunk';

it.each([
  Object.assign(new Error('Failed to load it'), { name: 'ChunkLoadError' }),
  new Error('Failed to load chunk /_next/static/chunks/x.js'),
  new TypeError('Failed to fetch dynamically imported module: https://shop.example/x.js'),
  new TypeError('error loading dynamically imported module: https://shop.example/x.js'),
  new TypeError('Importing a module script failed.'),
])('recognizes %p', (error) => expect(isMissingChunk(error)).toBe(true));

it.each([new TypeError("Cannot read properties of undefined (reading 'x')"), new RangeError('broken'), 'chunk', null])(
  'does not mistake %p for a missing chunk',
  (error) => expect(isMissingChunk(error)).toBe(false),
);
