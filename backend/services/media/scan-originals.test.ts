import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { media } from '../../db/schema/content/media';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { currentAddresses, pictureByHash } from './former-hashes';
import { scanOriginals } from './scan-originals';

let shop: Awaited<ReturnType<typeof openTestShop>>;
let folder: string;

jest.setTimeout(60_000);

beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(join(tmpdir(), 'stockist-originals-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toFile(join(folder, name));

/** The hash of a picture after another scan. */
async function scanned(key: string): Promise<string> {
  await scanOriginals(shop.db, folder, pino({ level: 'silent' }));
  return present((await shop.db.select().from(media).where(eq(media.key, key)))[0]).hash;
}

it('keeps the former hash of a file that was replaced, unless another file has it', async () => {
  await write('hill.jpg', '#335533');
  await copyFile(join(folder, 'hill.jpg'), join(folder, 'twin.jpg'));
  const before = await scanned('hill');
  await write('hill.jpg', '#553333');
  const after = await scanned('hill');
  const text = `<img src="/assets/i/${before}/4x3/300.webp">`;
  expect(await pictureByHash(shop.db, before)).toMatchObject({ picture: { key: 'twin' }, isFormer: false });
  expect((await currentAddresses(shop.db, [text]))(text)).toBe(text);
  await write('twin.jpg', '#333355');
  await write('hill.jpg', '#557755');
  const [twin, hill] = [await scanned('twin'), await scanned('hill')];
  expect(await pictureByHash(shop.db, before)).toMatchObject({ picture: { key: 'twin', hash: twin }, isFormer: true });
  expect((await currentAddresses(shop.db, [text]))(text)).toBe(text.replace(before, twin));
  expect(await pictureByHash(shop.db, after)).toMatchObject({ picture: { key: 'hill', hash: hill }, isFormer: true });
  expect(await pictureByHash(shop.db, '0'.repeat(16))).toBeNull();
});
