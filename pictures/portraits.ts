import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { lighter, mix } from './people/colour.ts';
import { figure } from './people/figure.ts';
import { type Portrait, PORTRAITS } from './people/people.ts';

/**
 * Draws the people of the demonstration shop, so that a list of people has pictures and no real face, and writes the
 * originals and their lines of the manifest.
 */
const FOLDER = join(import.meta.dirname, '..', 'backend', 'media', 'originals');
const SIZE = 1_800;

/** Two stand beside each other, smaller, the second in front. */
const PLACES = ['translate(-104 10) scale(.98)', 'translate(140 116) scale(.9)'];

function drawing({ ground, people }: Portrait): string {
  const figures = people.map((person, at) =>
    people.length === 1
      ? `<g transform="translate(-72 -94) scale(1.16)">${figure(person)}</g>`
      : `<g transform="${PLACES[at] ?? ''}">${figure(person)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="${SIZE}" height="${SIZE}">
<defs><linearGradient id="ground" x2=".3" y2="1"><stop offset="0" stop-color="${lighter(ground, 0.3)}"/><stop offset="1" stop-color="${mix(ground, '#8c7458', 0.14)}"/></linearGradient></defs>
<rect width="900" height="910" fill="url(#ground)"/>
<circle cx="450" cy="450" r="352" fill="#fff" opacity=".26"/>
${figures.join('\n')}
</svg>`;
}

const manifestPath = join(FOLDER, 'manifest.json');
const manifest = z.array(z.looseObject({ key: z.string() })).parse(JSON.parse(await readFile(manifestPath, 'utf8')));
const drawn = PORTRAITS.map(({ key, name }) => ({
  key,
  file: `${key}.jpg`,
  width: SIZE,
  height: SIZE,
  alt: `Drawing of ${name}`,
  focal: { x: 0.5, y: 0.42 },
}));
for (const portrait of PORTRAITS) {
  await writeFile(
    join(FOLDER, `${portrait.key}.jpg`),
    await sharp(Buffer.from(drawing(portrait)))
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer(),
  );
}
const lines = new Map(drawn.map((line) => [line.key, line]));
const kept = manifest.map((line) => lines.get(line.key) ?? line);
const fresh = drawn.filter(({ key }) => !manifest.some((line) => line.key === key));
await writeFile(manifestPath, JSON.stringify([...kept, ...fresh], null, 1));
