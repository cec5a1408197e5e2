import { spawnSync } from 'node:child_process';

/**
 * Films two pictures of the grooming towel with a slow camera, without sound, into backend/media/videos. Needs ffmpeg:
 * node pictures/product-film.ts
 */
const OUT = 'backend/media/videos/grooming-towel.mp4';
const [WIDTH, HEIGHT] = [960, 540];
const RATE = 25;
const SECONDS = 4.4;
const FADE_SECONDS = 0.7;
/** The camera moves by whole pixels of its source: a source this wide keeps it from shaking. */
const SOURCE_WIDTH = 4800;

/** Where the camera ends: how near, and at which part of the picture. It starts at the middle of all of it. */
interface Shot {
  readonly key: string;
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const SHOTS: readonly Shot[] = [
  { key: 'wash-day', zoom: 1.6, x: 0.68, y: 0.6 },
  { key: 'quick-dry-grooming-towel', zoom: 1.45, x: 0.46, y: 0.46 },
];

function camera({ zoom, x, y }: Shot, index: number): string {
  const frames = Math.round(SECONDS * RATE);
  const eased = `(on/${frames})*(on/${frames})*(3-2*on/${frames})`;
  const place = (side: 'w' | 'h', end: number): string => `i${side}*(0.5+${end - 0.5}*${eased})-i${side}/zoom/2`;
  return `[${index}]scale=${SOURCE_WIDTH}:-2,crop=iw:iw*${HEIGHT}/${WIDTH},zoompan=z='1+${zoom - 1}*${eased}':x='${place('w', x)}':y='${place('h', y)}':d=${frames}:s=${WIDTH}x${HEIGHT}:fps=${RATE}[shot${index}]`;
}

const filter = `${SHOTS.map(camera).join(';')};[shot0][shot1]xfade=duration=${FADE_SECONDS}:offset=${SECONDS - FADE_SECONDS},format=yuv420p`;
const inputs = SHOTS.flatMap(({ key }) => ['-i', `backend/media/originals/${key}.jpg`]);
const encoding = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-crf',
  '29',
  '-movflags',
  '+faststart',
  '-map_metadata',
  '-1',
  '-an',
];
const { status } = spawnSync(
  'ffmpeg',
  ['-y', '-loglevel', 'error', ...inputs, '-filter_complex', filter, ...encoding, OUT],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
