import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { media } from '../../db/schema/content/media';
import { BACKEND_FOLDER } from '../../system/backend-folder';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { pictureStore } from './picture-store';
import { pruneCache } from './prune-cache';
import { deleteReplacedUploads, storeUpload } from './store-upload';

jest.setTimeout(60_000);

let shop: Awaited<ReturnType<typeof openTestShop>>;
let cache: string;
beforeAll(async () => {
  shop = await openTestShop();
  cache = await mkdtemp(join(tmpdir(), 'stockist-cache-'));
});
afterAll(async () => {
  await shop.close();
  await rm(cache, { recursive: true, force: true });
});

const MUCH = 1_000_000_000;

async function files(): Promise<string[]> {
  const entries = await readdir(cache, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Makes a size of it in the folder. @returns the file's path */
async function made(hash: string, width: number): Promise<string> {
  const before = new Set(await files());
  const originals = join(BACKEND_FOLDER, 'media', 'originals');
  const pictures = pictureStore({ db: shop.db, originals, cache, count: () => {} });
  expect(await pictures(hash, '1x1', width, 'jpg')).not.toBeNull();
  return present((await files()).find((path) => !before.has(path)));
}

async function upload(userId: number, red: number): Promise<string> {
  const background = { r: red, g: 90, b: 40 };
  const bytes = await sharp({ create: { width: 128, height: 128, channels: 3, background } })
    .png()
    .toBuffer();
  await storeUpload(shop.db, userId, `data:image/png;base64,${bytes.toString('base64')}`, shop.now());
  const rows = await shop.db.select().from(media).where(eq(media.source, 'upload'));
  return present(rows.at(-1)).hash;
}

test("no size of a person's picture outlives it", async () => {
  const userId = await shop.userId('trade@example.com');
  const [picture] = await shop.db.select().from(media).where(eq(media.source, 'folder')).limit(1);
  const kept = await made(present(picture).hash, 50);
  const replaced = await made(await upload(userId, 10), 50);
  await upload(userId, 200);
  await pruneCache(shop.db, cache, MUCH);
  expect((await files()).toSorted()).toEqual([kept, replaced].toSorted());
  shop.wait(11);
  await deleteReplacedUploads(shop.db, shop.now());
  await pruneCache(shop.db, cache, MUCH);
  expect(await files()).toEqual([kept]);
});

test('the oldest files go when there are too many', async () => {
  const [, second, third] = await shop.db.select().from(media).where(eq(media.source, 'folder')).limit(3);
  const [old, newer] = [await made(present(second).hash, 50), await made(present(third).hash, 50)];
  const long = new Date('2026-01-01');
  for (const path of await files()) if (path !== newer) await utimes(path, long, long);
  await pruneCache(shop.db, cache, (await stat(newer)).size + (await stat(old)).size - 1);
  expect(await files()).toEqual([newer]);
});

test('a folder that does not exist yet is none', async () => {
  await expect(pruneCache(shop.db, join(cache, 'none'), MUCH)).resolves.toBeUndefined();
});
