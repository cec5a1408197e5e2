import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { media } from '../../db/schema/content/media';
import { BACKEND_FOLDER } from '../../system/backend-folder';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { pictureStore } from './picture-store';

jest.setTimeout(60_000);

it('remembers pictures by their own hash, and not by longer ones that anybody can make up', async () => {
  const queries: string[] = [];
  const shop = await openTestShop({ onQuery: (text) => queries.push(text) });
  const cache = await mkdtemp(join(tmpdir(), 'stockist-cache-'));
  const pictures = pictureStore({
    db: shop.db,
    originals: join(BACKEND_FOLDER, 'media', 'originals'),
    cache,
    count: () => {},
  });
  const queriesOfTwo = async (hash: string): Promise<number> => {
    queries.length = 0;
    expect(await pictures(hash, '1x1', 50, 'jpg')).not.toBeNull();
    expect(await pictures(hash, '1x1', 50, 'jpg')).not.toBeNull();
    return queries.length;
  };
  const [picture] = await shop.db.select().from(media).where(eq(media.source, 'folder')).limit(1);
  const { hash } = present(picture);
  expect(await queriesOfTwo(hash)).toBe(1);
  expect(await queriesOfTwo(`${hash}0123456789abcdef`)).toBe(2);
  await shop.close();
  await rm(cache, { recursive: true, force: true });
});
