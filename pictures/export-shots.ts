/** Writes what the picture scripts need to know of the seed data as JSON: npx tsx export-shots.ts out.json */
import { writeFileSync } from 'node:fs';
import { demonstration } from '../backend/db/seed/demonstration';

const [products, scenes] = [demonstration.products(), demonstration.scenes()];
const out = process.argv[2] ?? 'shots.json';
writeFileSync(
  out,
  JSON.stringify(
    {
      products: products.map(({ slug, name, groups, brand, shot, content, skus, extraShots = [] }) => ({
        slug,
        name,
        groups,
        brand,
        shot,
        content,
        code: skus[0]?.code ?? '',
        back: extraShots.includes(`${slug}-back`),
      })),
      scenes,
    },
    null,
    1,
  ),
);
console.log(`${products.length} products and ${scenes.length} scenes to ${out}`);
