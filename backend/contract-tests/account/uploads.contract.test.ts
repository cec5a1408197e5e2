import sharp from 'sharp';
import { imageByHash } from '@/lib/contract/content/image';
import { authUser } from '@/lib/contract/sign-in/session';
import { UPLOAD_BYTES, uploadImage, userByUrl } from '@/lib/contract/account/user';
import { wordsOf } from '../support/ordering';
import { call, platformUrl, refusal, send } from '../support/client';
import { newAccount } from '../support/new-account';

let token: string;

beforeAll(async () => {
  ({ token } = await newAccount());
});

type Colour = { r: number; g: number; b: number };
const RED: Colour = { r: 200, g: 30, b: 30 };
const plain = (width: number, height: number, background: Colour = RED) =>
  sharp({ create: { width, height, channels: 3, background } });
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const upload = (image: string, who = token) => send(uploadImage, { token: who, body: { image } });
const picture = async (path: string) => {
  const response = await fetch(`${platformUrl()}${path}`);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

async function imageOf(image: string, who = token) {
  const { item } = await call(uploadImage, { token: who, body: { image } });
  if (!item.image || !item.thumbnail) throw new Error('There is no image');
  return { ...item.image, thumbnail: item.thumbnail };
}

describe('uploadImage', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'accepts a %s and serves it like any other picture',
    async (format) => {
      const image = await imageOf(dataUrl(await plain(900, 700).toFormat(format).toBuffer(), `image/${format}`));
      expect(image).toMatchObject({
        aspect: '1x1',
        width: 600,
        height: 600,
        alt: 'Ida Okafor',
        thumbnail: { width: 150, aspect: '1x1' },
      });
      const [webp, small] = [await picture(image.webp_url), await picture(image.thumbnail.url)];
      expect([webp.status, webp.type, small.status, small.type]).toEqual([200, 'image/webp', 200, 'image/jpeg']);
      const { dominant } = await sharp(small.bytes).stats();
      expect(dominant.r).toBeGreaterThan(dominant.g + 100);
      expect((await call(authUser, { token })).item.image).toEqual({ ...image, thumbnail: undefined });
    },
  );

  it('turns pictures upright and removes location data', async () => {
    const left = await plain(400, 300, { r: 0, g: 0, b: 255 }).png().toBuffer();
    const bytes = await plain(800, 300)
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(bytes.toString('latin1')).toContain('SECRET-OWNER');
    const image = await imageOf(dataUrl(bytes, 'image/jpeg'));
    const tall = await picture(`/assets/i/${image.hash}/9x16/150.jpg`);
    expect(tall.bytes.toString('latin1')).not.toContain('SECRET-OWNER');
    const top = await sharp(tall.bytes).extract({ left: 10, top: 5, width: 100, height: 20 }).stats();
    expect(top.dominant.b).toBeGreaterThan(top.dominant.r + 100);
    expect((await sharp(tall.bytes).metadata()).exif).toBeUndefined();
  });

  it('replaces transparency with white', async () => {
    const bytes = await sharp({
      create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { thumbnail } = await imageOf(dataUrl(bytes));
    expect((await sharp((await picture(thumbnail.url)).bytes).stats()).dominant.r).toBeGreaterThan(240);
  });

  it('replaces the previous picture, which a page that was rendered before still finds', async () => {
    const first = await imageOf(dataUrl(await plain(200, 200, { r: 1, g: 2, b: 3 }).png().toBuffer()));
    expect((await picture(first.url)).status).toBe(200);
    const second = await imageOf(dataUrl(await plain(200, 200, { r: 9, g: 200, b: 3 }).png().toBuffer()));
    expect(second.hash).not.toBe(first.hash);
    expect((await picture(second.url)).status).toBe(200);
    expect((await picture(first.thumbnail.url)).status).toBe(200);
    const again = await imageOf(dataUrl(await plain(200, 200, { r: 9, g: 200, b: 3 }).png().toBuffer()));
    expect(again.hash).toBe(second.hash);
  });

  it('stores the same picture separately for each account', async () => {
    const bytes = dataUrl(await plain(300, 300).png().toBuffer());
    const other = await newAccount();
    const [mine, theirs] = [await imageOf(bytes), await imageOf(bytes, other.token)];
    expect(mine.hash).not.toBe(theirs.hash);
  });

  it('stores one of many concurrent uploads', async () => {
    const pictures = await Promise.all(
      [10, 90, 170].map(async (g) => dataUrl(await plain(128, 128, { r: 0, g, b: 0 }).png().toBuffer())),
    );
    const replies = await Promise.all(pictures.map((one) => upload(one)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    const { image } = (await call(authUser, { token })).item;
    expect((await picture(image?.url ?? '')).status).toBe(200);
  });

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>',
  );
  it.each([
    ['an SVG', dataUrl(svg, 'image/svg+xml')],
    ['an SVG that calls itself PNG', dataUrl(svg)],
    ['a page', dataUrl(Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg')],
    ['a start without the rest', dataUrl(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg')],
    ['nothing', ''],
    ['an empty picture', 'data:image/png;base64,'],
    ['an address', 'https://example.com/x.png'],
    ['a file', 'file:///etc/passwd'],
    ['what is not base64', 'data:image/png;base64,%%%%'],
    ['text', 'data:text/html,hello'],
  ])('refuses %s with a message', async (_, image) => {
    expect(wordsOf(await upload(image))).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      errors: { image: expect.stringContaining('no picture') },
    });
  });

  it('refuses pictures that are incomplete, too small, too long, or have too many pixels', async () => {
    const whole = await plain(600, 600).jpeg().toBuffer();
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: RED } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const small = await plain(32, 200).png().toBuffer();
    const long = await plain(2_000, 100).png().toBuffer();
    for (const bytes of [whole.subarray(0, whole.length / 2), small, long, bomb]) {
      expect(wordsOf(await upload(dataUrl(bytes)))).toMatchObject({
        status: 422,
        errors: { image: expect.any(String) },
      });
    }
  });

  it('accepts 5 MB and refuses more', async () => {
    const noise = await sharp({
      create: {
        width: 1_200,
        height: 1_200,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const full = Buffer.concat([noise, Buffer.alloc(UPLOAD_BYTES - noise.length)]);
    expect((await upload(dataUrl(full))).status).toBe(200);
    expect(refusal(await upload(dataUrl(Buffer.concat([full, Buffer.alloc(1)]))))).toEqual({
      status: 413,
      code: 'TOO_LARGE',
    });
  });
});

describe('imageByHash', () => {
  it('describes a stored picture in the requested size', async () => {
    const image = await imageOf(dataUrl(await plain(900, 900).png().toBuffer()));
    const { item } = await call(imageByHash, { body: { hash: image.hash, image_aspect: '4x3', image_width: 310 } });
    expect(item).toMatchObject({
      hash: image.hash,
      aspect: '4x3',
      width: 325,
      url: `/assets/i/${image.hash}/4x3/325.jpg`,
    });
  });

  it.each(['0'.repeat(32), 'nope', '../../etc', '%', "'"])('has nothing under %p', async (hash) => {
    expect(refusal(await send(imageByHash, { body: { hash } }))).toEqual({ status: 404, code: 'NOT_FOUND' });
  });
});

it.each([-5, 0, 999_999])('a record can be requested with an image of width %d', async (width) => {
  const { item } = await call(authUser, { token });
  const reply = await call(userByUrl, { token, params: { url: item.id }, query: { image_width: width } });
  expect(reply.item.image?.width).toBeGreaterThan(0);
});
