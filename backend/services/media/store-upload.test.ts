import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { media, uploads } from '../../db/schema/content/media';
import { openTestShop } from '../../testing/shop';
import { deleteReplacedUploads, storeUpload } from './store-upload';

let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;

jest.setTimeout(60_000);

beforeAll(async () => {
  shop = await openTestShop();
  userId = await shop.userId('trade@example.com');
});

afterAll(() => shop.close());

async function pictureOf(red: number): Promise<string> {
  const background = { r: red, g: 90, b: 40 };
  const bytes = await sharp({ create: { width: 128, height: 128, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

const store = async (picture: string): Promise<void> => storeUpload(shop.db, userId, picture, shop.now());

/** Hashes of the stored uploads, the oldest first; each must have its row in `media`. */
async function stored(): Promise<string[]> {
  const found = await shop.db
    .select({ hash: uploads.hash, media: media.hash })
    .from(uploads)
    .leftJoin(media, eq(media.hash, uploads.hash))
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.createdAt));
  expect(found.map((one) => one.media)).toEqual(found.map((one) => one.hash));
  return found.map(({ hash }) => hash);
}

test('a replaced picture stays for 10 minutes, the current one as long as it is current', async () => {
  const [first, second] = [await pictureOf(10), await pictureOf(200)];
  await store(first);
  const [firstHash] = await stored();
  shop.wait(60);
  await deleteReplacedUploads(shop.db, shop.now());
  expect(await stored()).toEqual([firstHash]);

  await store(second);
  shop.wait(10);
  await deleteReplacedUploads(shop.db, shop.now());
  const [, secondHash, ...others] = await stored();
  expect(others).toEqual([]);
  expect(secondHash).toBeDefined();

  shop.wait(1);
  await deleteReplacedUploads(shop.db, shop.now());
  expect(await stored()).toEqual([secondHash]);
  expect(
    await shop.db
      .select()
      .from(media)
      .where(eq(media.hash, String(firstHash))),
  ).toEqual([]);
});

test('a picture that is chosen again is current again', async () => {
  const [first, second] = [await pictureOf(20), await pictureOf(210)];
  await store(first);
  shop.wait(20);
  await deleteReplacedUploads(shop.db, shop.now());
  const [hash] = await stored();
  await store(second);
  shop.wait(1);
  await store(first);
  shop.wait(11);
  await deleteReplacedUploads(shop.db, shop.now());
  expect(await stored()).toEqual([hash]);
});
