import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/*
 * Draws the people of the demonstration shop: nobody in particular, in the colours of the house, so that a list of
 * people has pictures and no real face. Run it with `npx tsx pictures/portraits.ts`; it writes the
 * originals and their lines of the manifest.
 */

const FOLDER = join(import.meta.dirname, '..', 'originals');
const SIZE = 900;

interface Portrait {
  readonly key: string;
  readonly name: string;
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  /** Shapes over the head and behind it. */
  readonly front: string;
  readonly back?: string;
  readonly extra?: string;
}

const GLASSES =
  '<g fill="none" stroke="#2b2622" stroke-width="7"><circle cx="405" cy="395" r="40"/><circle cx="495" cy="395" r="40"/><path d="M445 390h10M365 385l-22-12M535 385l22-12"/></g>';
const APRON =
  '<path d="M330 720c60 40 180 40 240 0l20 180H310z" fill="#3f5149"/><path d="M335 725l-20-75M565 725l20-75" stroke="#3f5149" stroke-width="16"/>';
const SHORT =
  'M322 380c-14-120 50-190 130-190 84 0 146 66 128 190-14-60-44-92-62-104-60 30-130 26-160 14-18 20-30 50-36 90z';
const LONG_BACK = '<path d="M300 620c-30-130-46-440 150-440s182 300 152 440c-60-20-240-20-302 0z"/>';
const PARTED = 'M318 420c-20-150 44-232 132-232s154 74 132 232c-16-74-56-120-96-142-60 40-112 56-168 142z';

const PEOPLE: readonly Portrait[] = [
  {
    key: 'marnie-callaghan',
    name: 'Marnie Callaghan',
    ground: '#e7ddcb',
    skin: '#eec6a4',
    hair: '#a5532f',
    cloth: '#2f5d6e',
    front: `<path d="${PARTED}"/>`,
    back: LONG_BACK,
    extra: APRON,
  },
  {
    key: 'tuan-pham',
    name: 'Tuan Pham',
    ground: '#d9e0d4',
    skin: '#e3b58c',
    hair: '#241f1c',
    cloth: '#a4402f',
    front: `<path d="${SHORT}"/>`,
    extra: GLASSES,
  },
  {
    key: 'priya-raman',
    name: 'Priya Raman',
    ground: '#e9d9d0',
    skin: '#b57c52',
    hair: '#1d1815',
    cloth: '#f4f1ea',
    front: `<path d="${PARTED}"/><circle cx="450" cy="150" r="66"/>`,
    extra: '<path d="M400 640l50 90 50-90" fill="none" stroke="#d8d2c5" stroke-width="10"/>',
  },
  {
    key: 'daniel-okafor',
    name: 'Daniel Okafor',
    ground: '#dcd7c3',
    skin: '#7a4f33',
    hair: '#17130f',
    cloth: '#c8862e',
    front:
      '<path d="M322 360c-10-110 54-166 128-166s138 56 128 166c-20-44-60-76-128-76s-108 32-128 76z"/><path d="M330 440c6 110 70 150 120 150s114-40 120-150c-20 40-40 56-60 60-40-14-80-14-120 0-20-4-40-20-60-60z" opacity=".92"/>',
  },
  {
    key: 'graham-oates',
    name: 'Graham Oates',
    ground: '#d5dde0',
    skin: '#f0cfb4',
    hair: '#c9c5bd',
    cloth: '#4d5a48',
    front:
      '<path d="M318 390c-10-60 6-110 34-136-6 50-10 90-14 136zM582 390c10-60-6-110-34-136 6 50 10 90 14 136z"/><path d="M352 470c40-22 70-8 98 4 28-12 58-26 98-4-24 30-66 28-98 18-32 10-74 12-98-18z"/>',
    extra: GLASSES,
  },
  {
    key: 'sorcha-byrne',
    name: 'Sorcha Byrne',
    ground: '#dfe4d3',
    skin: '#f4d3ba',
    hair: '#c4632a',
    cloth: '#3f5149',
    front:
      '<path d="M312 430c-40-180 50-250 138-250s178 70 138 250c-10-80-30-110-60-130-70 10-130-10-150-30-30 40-56 90-66 160z"/><circle cx="316" cy="330" r="46"/><circle cx="584" cy="330" r="46"/><circle cx="330" cy="250" r="50"/><circle cx="570" cy="250" r="50"/>',
  },
  {
    key: 'leilani-faumuina',
    name: 'Leilani Faumuina',
    ground: '#ecdcc0',
    skin: '#a96f48',
    hair: '#1f1813',
    cloth: '#8c3b4a',
    front: `<path d="${PARTED}"/>`,
    back: LONG_BACK,
    extra:
      '<g fill="#f3ead8"><circle cx="566" cy="262" r="20"/><circle cx="590" cy="280" r="20"/><circle cx="582" cy="250" r="20"/></g><circle cx="580" cy="264" r="11" fill="#d9a441"/>',
  },
  {
    key: 'joel-whitcombe',
    name: 'Joel Whitcombe',
    ground: '#d6d9d0',
    skin: '#e8bd97',
    hair: '#5b3d26',
    cloth: '#35495e',
    front: `<path d="${SHORT}"/>`,
    extra:
      '<path d="M306 318c0-110 70-160 144-160s144 50 144 160c-90-26-198-26-288 0z" fill="#4a3b2f"/><path d="M300 322c100-34 220-28 330 6-90-4-230-6-330-6z" fill="#3b2e25"/>',
  },
];

function drawing({ ground, skin, hair, cloth, front, back = '', extra = '' }: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="${SIZE}" height="${SIZE}">
<rect width="900" height="900" fill="${ground}"/>
<g fill="${hair}">${back}</g>
<path d="M140 900c10-150 110-220 220-240h180c110 20 210 90 220 240z" fill="${cloth}"/>
<path d="M395 560h110v90c0 40-110 40-110 0z" fill="${skin}"/><path d="M395 590c30 36 80 36 110 0v30c-30 30-80 30-110 0z" fill="#000" opacity=".1"/>
<ellipse cx="450" cy="400" rx="128" ry="176" fill="${skin}"/>
<g fill="${hair}">${front}</g>${extra}
</svg>`;
}

const manifestPath = join(FOLDER, 'manifest.json');
const manifest: { key: string }[] = JSON.parse(await readFile(manifestPath, 'utf8'));
const drawn = PEOPLE.map(({ key, name }) => ({
  key,
  file: `${key}.jpg`,
  width: SIZE,
  height: SIZE,
  alt: `Drawing of ${name}`,
  focal: { x: 0.5, y: 0.42 },
}));
for (const person of PEOPLE) {
  await writeFile(
    join(FOLDER, `${person.key}.jpg`),
    await sharp(Buffer.from(drawing(person)))
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer(),
  );
}
const others = manifest.filter(({ key }) => !drawn.some((one) => one.key === key));
await writeFile(manifestPath, `${JSON.stringify([...others, ...drawn], null, 1)}\n`);
