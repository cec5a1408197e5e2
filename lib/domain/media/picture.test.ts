import type { Image } from '../../contract/common';
import { heightFor, imageAddress, sourceSet, stepWidth, toPicture } from './picture';

const image = {
  hash: 'abcdef0123',
  aspect: '1x1' as const,
  url: '',
  webp_url: '',
  avif_url: '',
  width: 600,
  height: 600,
  placeholder: '',
  alt: '',
  max_width: 0,
  extra_aspects: new Array<Image['extra_aspects'][number]>(),
};

describe('pictures', () => {
  it('rounds up to steps of 25 px', () => {
    expect([1, 25, 26, 1184].map(stepWidth)).toEqual([25, 25, 50, 1200]);
  });

  it('derives heights and addresses', () => {
    expect(heightFor('16x9', 1600)).toBe(900);
    expect(imageAddress('abc', '4x3', 299, 'avif')).toBe('/assets/i/abc/4x3/300.avif');
  });

  it('offers no width above the largest', () => {
    const picture = toPicture(image, 'Shampoo');
    const offered = (format: 'avif' | 'webp') => picture && sourceSet({ ...picture, widest: 0 }, format, 700);
    expect(offered('avif')).toBe(
      [300, 450, 600, 700].map((width) => `/assets/i/abcdef0123/1x1/${width}.avif ${width}w`).join(', '),
    );
    expect(offered('webp')).toBe(
      [300, 600, 700].map((width) => `/assets/i/abcdef0123/1x1/${width}.webp ${width}w`).join(', '),
    );
  });

  it('offers a small picture for 1x and 2x screens', () => {
    expect(sourceSet({ hash: 'abcdef0123', aspect: '1x1' }, 'webp', 150)).toBe(
      '/assets/i/abcdef0123/1x1/75.webp 75w, /assets/i/abcdef0123/1x1/150.webp 150w',
    );
  });

  it('offers no width above the original, whatever the source of its size', () => {
    const last = (given: Partial<typeof image>, asked = 0) => {
      const picture = toPicture({ ...image, ...given }, '', asked);
      return picture && sourceSet(picture, 'webp', 1200).split(', ').at(-1);
    };
    expect(last({})).toBe('/assets/i/abcdef0123/1x1/1200.webp 1200w');
    expect(last({ max_width: 1184 })).toBe('/assets/i/abcdef0123/1x1/1200.webp 1184w');
    expect(last({ width: 640 }, 800)).toBe('/assets/i/abcdef0123/1x1/650.webp 640w');
    expect(last({ width: 800 }, 800)).toBe('/assets/i/abcdef0123/1x1/1200.webp 1200w');
    expect(sourceSet({ hash: 'abcdef0123', aspect: '1x1', widest: 20 }, 'webp', 150)).toBe(
      '/assets/i/abcdef0123/1x1/25.webp 20w',
    );
  });

  it('offers another crop as wide as it is, if it was requested too', () => {
    // A square of 1575 pixels; the crop is as wide as requested or wider, or as wide as the original has it.
    const last = (width: number, square = 1575) => {
      const extra = { aspect: '4x3' as const, url: '', webp_url: '', avif_url: '', width, height: 0 };
      const picture = toPicture({ ...image, width: square, extra_aspects: [extra] }, '', 1920);
      return picture && sourceSet(picture, 'webp', 4000, '4x3').split(' ').at(-1);
    };
    expect([last(1920), last(1800), last(1920, 1920), last(0)]).toEqual(['2100w', '1800w', '4000w', '1575w']);
  });

  it('drops invalid pictures, and placeholders that are not data addresses', () => {
    expect(toPicture(null)).toBeNull();
    expect(toPicture({ ...image, hash: '../../etc' })).toBeNull();
    for (const placeholder of ['https://evil.example/x.png', 'data:image/png,");position:fixed;x:url("'])
      expect(toPicture({ ...image, placeholder })?.placeholder).toBe('');
  });
});
