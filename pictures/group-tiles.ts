import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

/**
 * Widens pictures of tall products to 4x3, so that the tile of their group shows all of the product. The ground goes on
 * from the picture's edges; a shadow that reaches the right edge fades into the ground of the left one, as the light
 * comes from there.
 */
const FOLDER = join(import.meta.dirname, '..', 'backend', 'media', 'originals');
const GROUPS = {
  'jerky-and-chews': 'bully-sticks',
  'freeze-dried': 'freeze-dried-beef-liver',
  shampoos: 'lemon-myrtle-shampoo',
  conditioners: 'silk-oat-conditioner',
  'salon-concentrates': 'oatmeal-salon-concentrate',
  perfumes: 'fig-and-bark-pooch-perfume',
  deodorants: 'between-washes-deodorant',
};
const CHANNELS = [0, 1, 2] as const;
/** How many pixels of the edge, across and up or down, make one of the ground. */
const ACROSS = 6;
const ALONG = 24;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

type Column = readonly (readonly number[])[];

const entry = z.object({
  key: z.string(),
  file: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  focal: z.object({ x: z.number(), y: z.number() }),
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The ground along one edge, from top to bottom. */
function edgeOf({ data, width, height }: Pixels, side: 'left' | 'right'): Column {
  const first = side === 'left' ? 0 : width - ACROSS;
  const rows = Array.from({ length: height }, (_, y) =>
    CHANNELS.map((channel) =>
      mean(Array.from({ length: ACROSS }, (__, x) => data[(y * width + first + x) * 3 + channel] ?? 0)),
    ),
  );
  return rows.map((_, y) => {
    const near = rows.slice(Math.max(0, y - ALONG), y + ALONG + 1);
    return CHANNELS.map((channel) => mean(near.map((row) => row[channel] ?? 0)));
  });
}

/** What the right edge were without a shadow: the left one, as much lighter or darker as both are at top and foot. */
function withoutShadow(left: Column, right: Column): Column {
  const apart = (from: number, to: number, channel: number) =>
    mean(
      left
        .slice(from * left.length, to * left.length)
        .map((row, y) => (right[Math.floor(from * left.length) + y]?.[channel] ?? 0) - (row[channel] ?? 0)),
    );
  const top = CHANNELS.map((channel) => apart(0, 0.4, channel));
  const foot = CHANNELS.map((channel) => apart(0.96, 1, channel));
  return left.map((row, y) =>
    CHANNELS.map((channel) => {
      const share = Math.min(1, Math.max(0, (y / left.length - 0.4) / 0.56));
      return (row[channel] ?? 0) + (top[channel] ?? 0) * (1 - share) + (foot[channel] ?? 0) * share;
    }),
  );
}

function widened(picture: Pixels, side: number): Buffer {
  const { data, width, height } = picture;
  const left = edgeOf(picture, 'left');
  const right = edgeOf(picture, 'right');
  const clean = withoutShadow(left, right);
  const out = Buffer.alloc((width + 2 * side) * height * 3);
  let seed = 1;
  // As much grain as the render has, so that the long gradient has no bands.
  const grain = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 4;
  };
  for (let y = 0; y < height; y += 1) {
    const start = y * (width + 2 * side);
    data.copy(out, (start + side) * 3, y * width * 3, (y + 1) * width * 3);
    for (let x = 0; x < side; x += 1) {
      const far = x / side;
      const share = far * far * (3 - 2 * far);
      for (const channel of CHANNELS) {
        const from = right[y]?.[channel] ?? 0;
        const to = clean[y]?.[channel] ?? 0;
        out[(start + side + width + x) * 3 + channel] = Math.round(from + (to - from) * share + grain());
        out[(start + side - 1 - x) * 3 + channel] = Math.round((left[y]?.[channel] ?? 0) + grain());
      }
    }
  }
  return out;
}

const manifest = join(FOLDER, 'manifest.json');
const entries = z.array(entry).parse(JSON.parse(readFileSync(manifest, 'utf8')));
const added: z.infer<typeof entry>[] = [];
for (const [group, product] of Object.entries(GROUPS)) {
  const source = entries.find(({ key }) => key === product);
  if (!source) throw new Error(`There is no picture of ${product}.`);
  const { data, info } = await sharp(join(FOLDER, source.file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = Math.round(((info.height * 4) / 3 - info.width) / 2);
  const raw = { width: info.width + 2 * side, height: info.height, channels: 3 } as const;
  const file = `group-${group}.jpg`;
  const { width, height } = await sharp(widened({ data, width: info.width, height: info.height }, side), { raw })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(FOLDER, file));
  added.push({ key: `group-${group}`, file, width, height, alt: source.alt, focal: { x: 0.5, y: 0.5 } });
}
const made = new Map(added.map((one) => [one.key, one]));
const present = entries.map((one) => made.get(one.key) ?? one);
const fresh = added.filter(({ key }) => !entries.some((one) => one.key === key));
writeFileSync(manifest, JSON.stringify([...present, ...fresh], null, 1));
