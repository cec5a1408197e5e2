import { imageAddress } from '@/lib/domain/media/picture';
import type { Image } from '@/lib/contract/common';
import { productList } from '@/lib/contract/catalogue/product';
import { call, platformUrl, refusal, ask } from '../support/client';

const SIGNATURES = {
  avif: { type: 'image/avif', at: 4, bytes: 'ftypavif' },
  webp: { type: 'image/webp', at: 8, bytes: 'WEBP' },
  jpg: { type: 'image/jpeg', at: 0, bytes: '\u00ff\u00d8\u00ff' },
} as const;

async function anyPicture(): Promise<Image> {
  const { data } = await call(productList, { query: { page_size: 100, image_aspect: '4x3', image_width: 310 } });
  const image = data.find((product) => product.image)?.image;
  if (!image) throw new Error('No product has a picture: backend/media/originals is empty.');
  return image;
}

const fetchPicture = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${platformUrl()}${path}`, { headers });

it('is described in the requested aspect and width, in steps of 25', async () => {
  const image = await anyPicture();
  expect(image).toMatchObject({ aspect: '4x3', width: 325, height: 244 });
  expect(image.url).toBe(`/assets/i/${image.hash}/4x3/325.jpg`);
  expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(image.placeholder.length).toBeLessThanOrEqual(400);
  expect(image.alt).not.toBe('');
});

it.each(['avif', 'webp', 'jpg'] as const)('is served as %s', async (format) => {
  const { hash } = await anyPicture();
  const response = await fetchPicture(imageAddress(hash, '1x1', 150, format));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(SIGNATURES[format].type);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { at, bytes } = SIGNATURES[format];
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(at, at + bytes.length)
      .toString('latin1'),
  ).toBe(bytes);
});

it('responds 304 to a current ETag', async () => {
  const { url } = await anyPicture();
  const etag = (await fetchPicture(url)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await fetchPicture(url, { 'If-None-Match': etag })).status).toBe(304);
});

it('is found by the longer hash of earlier addresses', async () => {
  const { hash } = await anyPicture();
  const [now, before] = await Promise.all(
    [hash, `${hash}${'0'.repeat(16)}`].map((named) => fetchPicture(imageAddress(named, '1x1', 150, 'webp'))),
  );
  expect(hash).toMatch(/^[\da-f]{16}$/);
  expect(before?.status).toBe(200);
  expect(before?.headers.get('etag')).toBe(now?.headers.get('etag'));
});

it('creates one file for concurrent requests, and for widths of the same step', async () => {
  const { hash } = await anyPicture();
  const tags = await Promise.all(
    [201, 210, 225, 225].map(async (width) =>
      (await fetchPicture(`/assets/i/${hash}/3x4/${width}.webp`)).headers.get('etag'),
    ),
  );
  expect(new Set(tags).size).toBe(1);
});

it('is never wider than its original', async () => {
  const { hash } = await anyPicture();
  const [wide, wider] = await Promise.all(
    [3000, 4000].map(async (width) => (await fetchPicture(`/assets/i/${hash}/1x1/${width}.jpg`)).headers.get('etag')),
  );
  expect(wide).toBe(wider);
});

it.each(['0', '-25', '4001', '99999', 'wide', '1.5'])('refuses the width %s', async (width) => {
  const { hash } = await anyPicture();
  expect((await ask(`/assets/i/${hash}/1x1/${width}.jpg`)).status).toBe(400);
});

it.each([
  '/assets/i/nope/1x1/100.jpg',
  `/assets/i/${'0'.repeat(32)}/1x1/100.jpg`,
  '/assets/i/HASH/2x2/100.jpg',
  '/assets/i/HASH/1x1/100.gif',
  '/assets/i/HASH/1x1/100',
  '/assets/i/..%2f..%2fpackage/1x1/100.jpg',
])('has nothing at %s', async (path) => {
  const { hash } = await anyPicture();
  expect(refusal(await ask(path.replace('HASH', hash))).status).toBe(404);
});
