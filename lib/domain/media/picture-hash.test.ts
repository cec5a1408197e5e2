import type { Image } from '../../contract/common';
import { imageAddress } from './picture';
import { pictureHash, platformPaths } from './picture-hash';

const image = (more: Partial<Image>): Image => ({
  aspect: '1x1',
  url: '',
  webp_url: '',
  avif_url: '',
  width: 0,
  height: 0,
  hash: '',
  placeholder: '',
  alt: '',
  max_width: 0,
  extra_aspects: [],
  ...more,
});
const size = (format: string) => ({ width: 300, height: 225, format });
const pathsOf = (hash: string, format = 'jpg') => platformPaths({ hash, aspect: '4x3' }, size(format));

it('takes the hash, or the one in an address', () => {
  expect(pictureHash(image({ hash: 'abcdef01', url: '/assets/i/fedcba98/4x3/300.jpg' }))).toBe('abcdef01');
  for (const url of ['/assets/i/fedcba98/4x3/300.jpg', 'https://platform.example/assets/i/fedcba98/1x1/600.jpg'])
    expect(pictureHash(image({ url }))).toBe('fedcba98');
  expect(pictureHash(image({ webp_url: '/assets/i/fedcba98/1x1/600.webp' }))).toBe('fedcba98');
  expect(pathsOf('abcdef01', 'webp')).toEqual(['/assets/i/abcdef01/4x3/300.webp']);
});

it.each([
  ['/media/photos/Soap bar.jpg', '/media/photos/300x225:Soap%20bar.jpg'],
  ['https://platform.example/m/1/600x600:soap.PNG?v=2', '/m/1/300x225:soap.PNG'],
  ["/m/so~ap'(1).jpeg", "/m/300x225:so~ap'(1).jpeg"],
  ['/%C3%A9t%C3%A9.gif', '/300x225:%C3%A9t%C3%A9.gif'],
])('addresses %p by its path, with the size before the file’s name', (url, path) => {
  const hash = pictureHash(image({ url })) ?? '';
  expect(imageAddress(hash, '4x3', 300, 'jpg')).toBe(`/assets/i/${hash}/4x3/300.jpg`);
  expect(pathsOf(hash)).toEqual([path]);
});

it('asks for another format first in that format', () => {
  const hash = pictureHash(image({ url: '/m/soap.jpg' })) ?? '';
  expect(pathsOf(hash, 'avif')).toEqual(['/m/300x225:soap.avif', '/m/300x225:soap.jpg']);
});

it.each([
  '',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '/m/soap.svg',
  '/api/v1/orders',
  '/m/',
  `/${'x'.repeat(600)}.jpg`,
])('has no address for %p', (url) => expect(pictureHash(image({ url }))).toBeNull());

it.each([
  '~2Fapi~2Fv1~2Forders',
  '~2Fa~2F..~2Fb.jpg',
  '~2Fa~2F~252e~252e~2Fb.jpg',
  '~2Fa~252fb.jpg',
  '~2F~2Fhost~2Fb.jpg',
  '~5C~5Chost~2Fb.jpg',
  '~E0~A4.jpg',
  '~2Fa~0Ab.jpg',
  'https~3A~2F~2Fhost~2Fb.jpg',
  'abc',
  '../../x',
])('reads nothing for the made-up hash %p', (hash) => expect(pathsOf(hash)).toEqual([]));
