import sharp from 'sharp';
import { pictureType } from './picture-file';

const pixel = () => sharp({ create: { width: 2, height: 2, channels: 3, background: 'white' } });

it.each([
  ['image/jpeg', () => pixel().jpeg()],
  ['image/png', () => pixel().png()],
  ['image/webp', () => pixel().webp()],
  ['image/avif', () => pixel().avif()],
])('recognises %s by its bytes', async (type, encode) => expect(pictureType(await encode().toBuffer())).toBe(type));

it('refuses other pictures', async () => {
  expect(pictureType(await pixel().gif().toBuffer())).toBeNull();
  expect(pictureType(await pixel().tiff().toBuffer())).toBeNull();
});

it.each([
  '',
  'P',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '%PDF-1.7',
  'GIF89a',
  '\0\0\0\u0020ftypisom\0\0\0\0mp41',
  'RIFF\0\0\0\0WAVE',
])('refuses %j', (content) => expect(pictureType(new TextEncoder().encode(content))).toBeNull());
