import { candidateHashes, pictureHash, PICTURE_HASH } from './picture-hash';

const bytes = Buffer.from('a picture');

it('hashes a picture by its bytes and its look', () => {
  const hash = pictureHash(bytes);
  expect(hash).toMatch(/^[\da-f]{16}$/);
  expect(pictureHash(bytes)).toBe(hash);
  expect(pictureHash(bytes, 'cropped ')).not.toBe(hash);
  expect(pictureHash(Buffer.from('another'))).not.toBe(hash);
});

it('finds a picture by the longer hash of earlier addresses', () => {
  const hash = pictureHash(bytes);
  const long = `${hash}${'0'.repeat(16)}`;
  expect(candidateHashes(hash)).toEqual([hash]);
  expect(candidateHashes(long)).toEqual([long, hash]);
});

it.each(['', 'abc', 'g'.repeat(16), 'a'.repeat(17), 'a'.repeat(33), `${'a'.repeat(16)}/`])('refuses %p', (hash) => {
  expect(PICTURE_HASH.test(hash)).toBe(false);
});
