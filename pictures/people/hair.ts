import { darker, lighter } from './colour.ts';

/** What is behind the head, what lies on the face, and what is neither's colour. The face is 334 to 566 wide, 205 to 566 high. */
export interface Hair {
  readonly back?: string;
  readonly front: string;
  /** Strokes of light along the front, as paths. */
  readonly strands?: string;
  /** The ears are under it. */
  readonly covers?: boolean;
}

const mirrored = (shape: string) => `${shape}<g transform="matrix(-1 0 0 1 900 0)">${shape}</g>`;
const path = (d: string) => `<path d="${d}"/>`;

function curls(from: number, to: number, count: number, distance: readonly [number, number], size: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180;
    const x = Math.round(450 + Math.cos(angle) * distance[0]);
    const y = Math.round(345 - Math.sin(angle) * distance[1]);
    return `<circle cx="${x}" cy="${y}" r="${size + (at % 3) * 5}"/>`;
  }).join('');
}

/** The light on each of the same curls. */
function curlLights(from: number, to: number, count: number, distance: readonly [number, number]): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180;
    const x = Math.round(450 + Math.cos(angle) * distance[0]);
    const y = Math.round(345 - Math.sin(angle) * distance[1]);
    return `M${x - 20} ${y + 6}c2-20 22-30 36-16`;
  }).join('');
}

const SWEPT =
  'M492 176C404 158 326 214 316 344c-3 62 2 112 12 152 14-38 18-74 18-112 18-58 88-70 146-146 22 60 58 92 62 146 0 38 4 74 18 112 12-44 16-92 14-152C580 226 552 184 492 176z';
const SWEPT_STRANDS =
  'M470 186c-70 6-128 60-136 150M486 206c-40 56-108 66-138 130M508 194c40 16 62 66 64 140M446 184c-54 12-92 50-108 104';

export const HAIR: Readonly<Record<string, Hair>> = {
  bob: {
    covers: true,
    back: path(
      'M316 350C298 214 362 154 452 154s156 62 134 200c10 96 34 196 20 282-30 26-72 22-100 4H394c-28 18-70 22-100-4-14-90 12-190 22-286z',
    ),
    front: path(SWEPT),
    strands: SWEPT_STRANDS,
  },
  long: {
    covers: true,
    back: path(
      'M318 350C298 210 362 152 452 152s156 62 132 202c8 84 66 138 58 240-4 66 26 104 4 172-40 18-84 0-100-40-8-40-8-60-4-86H358c6 26 4 56-6 90-18 38-60 52-98 34-20-64 8-106 4-170-6-102 52-160 60-242z',
    ),
    front: path(SWEPT),
    strands: `${SWEPT_STRANDS}M296 480c-18 50-30 90-24 130M606 480c18 50 32 90 24 130`,
  },
  fringe: {
    covers: true,
    back: path(
      'M314 350C298 212 362 154 450 154s152 58 136 196c6 90 22 168 14 230-24 22-66 20-92 6H392c-26 14-68 16-92-6-8-62 8-140 14-230z',
    ),
    front: path(
      'M450 164c-90 0-138 66-136 176 0 70-2 128 10 180 22-44 28-92 26-164 60-20 140-20 200 0-2 72 4 120 26 164 12-52 10-110 10-180 2-110-46-176-136-176z',
    ),
    strands:
      'M440 190c-24 40-30 90-30 146M470 188c14 44 18 90 14 148M400 200c-36 40-40 80-44 140M510 204c30 40 30 80 34 136M368 226c-24 34-34 70-34 120',
  },
  crop: {
    front: path(
      'M330 384c-22-96 0-190 82-212 96-26 168 34 164 114-2 38-4 70-8 98-10-6-12-34-16-56-4-26-16-44-34-58-62 10-122 2-150-28-12 34-22 58-26 88-2 26-4 48-12 54z',
    ),
    strands:
      'M376 218c40-34 100-38 152-12M366 244c20-26 48-36 80-38M404 246c40 18 86 18 128 10M546 244c14 20 20 50 18 84',
  },
  wavy: {
    front: path(
      'M328 392c-26-70-16-168 50-206 30-34 84-40 120-22 56 4 90 50 84 106 6 44-6 88-14 122-10-14-12-46-16-74-12-26-34-42-58-44-46 2-74-22-98-14-30 4-44 26-50 58-4 28-8 58-18 74z',
    ),
    strands:
      'M362 240c18-36 60-52 104-46M352 286c10-36 44-56 84-54M420 216c44 0 92 6 120 42M470 190c36 0 72 20 88 56M562 300c4 20 4 40 2 60',
  },
  bun: {
    back: '<circle cx="450" cy="172" r="58"/>',
    front: path(
      'M328 392c-18-134 36-214 122-214s140 80 122 214c-12-40-16-72-34-98-24-34-62-40-88-72-26 32-64 38-88 72-18 26-22 58-34 98z',
    ),
    strands:
      'M440 196c-56 20-88 60-100 122M460 196c56 20 88 60 100 122M414 152c12-18 34-26 58-18M410 178c16-24 48-32 78-18',
  },
  fade: {
    front: path(
      'M331 360c-16-110 34-182 119-182s135 72 119 182c-8-26-8-50-20-72-8-20-22-34-40-36-38-8-80-8-118 0-18 2-32 16-40 36-12 22-12 46-20 72z',
    ),
    strands: 'M364 238c20-24 50-36 86-36M400 222c30-12 70-12 100 0',
  },
  receding: {
    front: mirrored(path('M330 424c-24-50-22-114 14-160 10 20 0 60 4 92 2 28-6 52-18 68z')),
    strands: 'M328 330c-2 26 0 46 4 62M572 330c2 26 0 46-4 62',
  },
  curls: {
    covers: true,
    back: `<path d="M330 350c0-120 60-170 120-170s120 50 120 170c10 60 10 90-10 130H340c-20-40-20-70-10-130z"/>${curls(-66, 246, 19, [140, 172], 44)}`,
    front: `<path d="M332 350c-8-100 40-156 118-156s126 56 118 156c-16-60-50-86-118-86s-102 26-118 86z"/>${curls(16, 164, 9, [116, 122], 26)}`,
    strands: curlLights(-40, 220, 13, [140, 166]),
  },
  short: {
    back: path('M320 360c-16-130 44-200 132-200s148 66 128 204c-4 60-14 96-34 120H354c-20-24-30-64-34-124z'),
    front: path(
      'M512 172c-96-36-190 26-196 158-2 50 4 86 18 120 12-26 14-52 14-86 60-16 124-66 150-118 16 50 50 70 54 118 0 34 4 60 16 86 14-40 22-80 18-130-4-80-26-130-74-148z',
    ),
    strands:
      'M480 190c-80-10-138 50-146 140M496 214c-36 62-94 92-142 110M524 204c34 26 52 70 52 130M450 176c-56 2-96 40-116 88',
  },
  braid: {
    back: path('M320 360c-18-130 44-200 130-200s148 70 130 200c-4 40-14 66-30 80H350c-16-14-26-40-30-80z'),
    front: path(
      'M328 402c-18-144 36-224 122-224s140 80 122 224c-12-40-12-82-30-108-24-34-66-44-92-76-26 32-68 42-92 76-18 26-18 68-30 108z',
    ),
    strands: 'M440 196c-56 20-92 60-102 132M460 196c56 20 92 60 102 132M412 194c-40 16-68 52-78 100',
  },
  none: { front: '', covers: true },
};

/** A plait over the shoulder, before the clothes. */
export function plait(colour: string): string {
  const knots = Array.from({ length: 6 }, (_, at) => {
    const x = 546 + at * 8;
    const y = 470 + at * 56;
    return `<path d="M${x - 34} ${y}c4 44 30 64 62 60 14-30 0-60-28-66z" fill="${darker(colour, 0.12)}"/><path d="M${x + 36} ${y}c0 40-26 64-60 62-16-28-4-58 26-66z" fill="${colour}"/><path d="M${x + 22} ${y + 12}c-6 20-16 30-30 36" fill="none" stroke="${lighter(colour, 0.2)}" stroke-width="4" stroke-linecap="round"/>`;
  });
  return `${knots.join('')}<path d="M560 806c20 8 44 8 60 0l-4 30h-52z" fill="#c8862e"/>`;
}
