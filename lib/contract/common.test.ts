import { z } from 'zod';
import { aspect, aspectWord, image, looseAspect, ratio, readAspect } from './common';

describe('aspects', () => {
  it.each([
    ['Square', '1x1'],
    ['square', '1x1'],
    [' Portrait ', '3x4'],
    ['16x9', '16x9'],
    ['16X9', '16x9'],
    ['round', null],
    ['', null],
    [1, null],
    ['x'.repeat(50), null],
  ])('parses %p as %p', (word, found) => {
    expect(readAspect(word)).toBe(found);
    expect(z.safeDecode(z.unknown().pipe(aspect as z.ZodType), word as never).data ?? null).toBe(found);
    expect(looseAspect('4x3').parse(word)).toBe(found ?? '4x3');
  });

  it('are encoded as ratios, except for the specification’s Square', () => {
    expect([z.encode(aspect, '1x1'), z.encode(aspectWord, '1x1'), z.encode(aspectWord, '4x3')]).toEqual([
      '1x1',
      'Square',
      '4x3',
    ]);
  });

  it('are only ratios in the address of a picture', () => {
    expect(ratio.safeParse('Square').success).toBe(false);
  });
});

describe('further crops of an image', () => {
  const urls = { url: '/a.jpg', webp_url: '/a.webp', avif_url: '/a.avif' };
  const flat = { aspect: '4x3', width: 0, height: 0, ...urls };

  it.each([
    ['the specified shape', { aspect: '4x3', urls }],
    ['a list of addresses', { aspect: '4x3', urls: ['/a.avif', '/a.webp', '/a.jpg'] }],
    ['addresses beside the aspect', { aspect: '4x3', ...urls }],
  ])('are parsed from %s', (_, crop) => {
    expect(
      image.parse({ url: '/x.jpg', extra_aspects: [crop, { aspect: 'Round', urls }, 'rubbish'] }).extra_aspects,
    ).toEqual([flat]);
  });

  it('are encoded in the specified shape', () => {
    expect(z.encode(image, image.parse({ url: '/x.jpg', aspect: 'Square', extra_aspects: [flat] }))).toMatchObject({
      aspect: '1x1',
      extra_aspects: [{ aspect: '4x3', urls, width: 0, height: 0 }],
    });
  });
});
