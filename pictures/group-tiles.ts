import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

/**
 * Widens pictures of tall products to 4x3, so that the tile of their group shows all of the product: the quiet ground
 * on either side is mirrored outwards. Writes backend/media/originals and its manifest: node
 * pictures/group-tiles.ts
 */
const FOLDER = 'backend/media/originals';
const GROUPS = {
  'jerky-and-chews': 'bully-sticks',
  'freeze-dried': 'freeze-dried-beef-liver',
  shampoos: 'lemon-myrtle-shampoo',
  conditioners: 'silk-oat-conditioner',
  'salon-concentrates': 'oatmeal-salon-concentrate',
  perfumes: 'fig-and-bark-pooch-perfume',
  deodorants: 'between-washes-deodorant',
};

const entry = z.object({
  key: z.string(),
  file: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  focal: z.object({ x: z.number(), y: z.number() }),
});

const manifest = join(FOLDER, 'manifest.json');
const entries = z.array(entry).parse(JSON.parse(readFileSync(manifest, 'utf8')));
const added: z.infer<typeof entry>[] = [];
for (const [group, product] of Object.entries(GROUPS)) {
  const source = entries.find(({ key }) => key === product);
  if (!source) throw new Error(`There is no picture of ${product}.`);
  const side = Math.ceil((source.height * 4) / 3 - source.width) / 2;
  const key = `group-${group}`;
  const file = `${key}.jpg`;
  const wide = sharp(join(FOLDER, source.file)).extend({
    left: Math.ceil(side),
    right: Math.floor(side),
    extendWith: 'mirror',
  });
  const { width, height } = await wide.jpeg({ quality: 82, mozjpeg: true }).toFile(join(FOLDER, file));
  added.push({ key, file, width, height, alt: source.alt, focal: { x: 0.5, y: 0.5 } });
}
const kept = entries.filter(({ key }) => !added.some((other) => other.key === key));
writeFileSync(manifest, JSON.stringify([...kept, ...added], null, 1));
