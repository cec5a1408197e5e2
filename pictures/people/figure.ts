import { apron, CLOTHES, coat, SILHOUETTE } from './clothes.ts';
import { darker, lighter, mix } from './colour.ts';
import { HAIR, plait } from './hair.ts';
import { faceOf, type Mouth } from './face.ts';

export interface Person {
  /** Distinguishes what the drawing refers to inside. */
  readonly key: string;
  readonly skin: string;
  readonly hair: string;
  readonly style: keyof typeof HAIR;
  readonly cloth: string;
  readonly clothes: keyof typeof CLOTHES | 'coat';
  readonly mouth: Mouth;
  /** Of the face, 1 as drawn. */
  readonly broad?: number;
  readonly beard?: 'full' | 'stubble' | 'moustache' | 'short';
  readonly glasses?: string;
  readonly apron?: string;
  readonly lines?: boolean;
  readonly lashes?: boolean;
  readonly brow?: string;
  readonly plaited?: boolean;
  /** What lies behind, or over, all else. */
  readonly behind?: string;
  readonly over?: string;
}

const FACE =
  'M332 350c0-100 52-148 118-148s118 48 118 148c2 66-8 124-40 168-24 32-52 50-78 50s-54-18-78-50c-32-44-42-102-40-168z';
const NECK = 'M388 480v120c0 26-28 42-66 56l128 190 128-190c-38-14-66-30-66-56V480z';

const BEARDS = {
  full: 'M330 392c6 32 14 50 30 58 24 12 52-4 90-4s66 16 90 4c16-8 24-26 30-58 6 74-8 128-40 164-26 28-54 40-80 40s-54-12-80-40c-32-36-46-90-40-164z',
  short:
    'M332 410c6 26 14 46 30 56 26 12 50-8 88-8s62 20 88 8c16-10 24-30 30-56 2 56-12 104-42 138-24 26-50 36-76 36s-52-10-76-36c-30-34-44-82-42-138z',
  stubble:
    'M334 420c6 24 14 40 30 48 26 10 50-10 86-10s60 20 86 10c16-8 24-24 30-48 0 50-12 94-40 126-22 24-50 34-76 34s-54-10-76-34c-28-32-40-76-40-126z',
  moustache:
    'M450 462c-18-14-50-16-70 2-12 10-24 12-34 8 16 28 60 34 104 12 44 22 88 16 104-12-10 4-22 2-34-8-20-18-52-16-70-2z',
} as const;

function beard({ beard: kind, hair, skin }: Person): string {
  if (!kind) return '';
  if (kind === 'stubble') return `<path d="${BEARDS.stubble}" fill="${mix(skin, hair, 0.55)}" opacity=".45"/>`;
  const strands =
    kind === 'moustache'
      ? ''
      : `<path d="M372 500c8 26 20 44 36 56M528 500c-8 26-20 44-36 56M450 540v34" fill="none" stroke="${lighter(hair, 0.2)}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;
  return `<path d="${BEARDS[kind]}" fill="${hair}"/>${strands}`;
}

function glasses(colour: string): string {
  return `<g fill="#ffffff" fill-opacity=".16" stroke="${colour}" stroke-width="8"><rect x="352" y="358" width="84" height="70" rx="32"/><rect x="464" y="358" width="84" height="70" rx="32"/></g><path d="M436 384c8-8 20-8 28 0M352 380l-22-8M548 380l22-8" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"/><path d="M372 376l22-10M484 376l22-10" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
}

function ears(skin: string): string {
  const shade = darker(skin, 0.22);
  return `<g stroke-linecap="round"><path d="M338 366c-26-16-44 2-38 34 4 30 20 50 40 44z" fill="${skin}"/><path d="M562 366c26-16 44 2 38 34-4 30-20 50-40 44z" fill="${darker(skin, 0.1)}"/><path d="M330 386c-14-8-20 4-16 18 4 8 10 12 12 20M570 386c14-8 20 4 16 18-4 8-10 12-12 20" fill="none" stroke="${shade}" stroke-width="5"/></g>`;
}

function clothes(person: Person): string {
  const { cloth, clothes: kind } = person;
  return kind === 'coat' ? coat(cloth, '#7fa39a') : CLOTHES[kind](cloth);
}

/** One person from the chest up, in a square of 900, on nothing. */
export function figure(person: Person): string {
  const { key, skin, hair, broad = 1 } = person;
  const style = HAIR[person.style] ?? { front: '' };
  const shade = darker(mix(skin, '#a8402c', 0.14), 0.16);
  return `<defs>
<clipPath id="face-${key}"><path d="${FACE}"/></clipPath><clipPath id="neck-${key}"><path d="${NECK}"/></clipPath>
<linearGradient id="hair-${key}" gradientUnits="userSpaceOnUse" x1="400" x2="600" y1="0" y2="0"><stop offset="0" stop-color="${darker(hair, 0.5)}" stop-opacity="0"/><stop offset="1" stop-color="${darker(hair, 0.5)}" stop-opacity=".55"/></linearGradient>
<linearGradient id="cloth-${key}" gradientUnits="userSpaceOnUse" x1="470" x2="820" y1="0" y2="60"><stop offset="0" stop-color="${darker(person.cloth, 0.6)}" stop-opacity="0"/><stop offset="1" stop-color="${darker(person.cloth, 0.6)}" stop-opacity=".38"/></linearGradient>
<radialGradient id="cheek-${key}"><stop offset="0" stop-color="#c9503a" stop-opacity=".34"/><stop offset="1" stop-color="#c9503a" stop-opacity="0"/></radialGradient>
</defs>
${person.behind ?? ''}
<g fill="${darker(hair, 0.24)}">${style.back ?? ''}</g>
<path d="${NECK}" fill="${skin}"/>
<g clip-path="url(#neck-${key})"><path d="${FACE}" transform="translate(8 54)" fill="${shade}"/><path d="M512 480h120v240H470c30-60 42-140 42-240z" fill="${shade}" opacity=".5"/></g>
<g transform="translate(0 -30)">${clothes(person)}
<path d="${SILHOUETTE}" fill="url(#cloth-${key})"/>
${person.apron ? apron(person.apron) : ''}</g>
${person.plaited ? plait(hair) : ''}
<g transform="translate(450 0) scale(${broad} 1) translate(-450 0)">
${style.covers ? '' : ears(skin)}
<path d="${FACE}" fill="${skin}"/>
<g clip-path="url(#face-${key})">
<path d="M596 200v400H404c70-20 112-66 126-140 12-80 8-160-22-240z" fill="${shade}" opacity=".38"/>
<ellipse cx="376" cy="456" rx="52" ry="40" fill="url(#cheek-${key})"/><ellipse cx="524" cy="456" rx="52" ry="40" fill="url(#cheek-${key})"/>
<g fill="${shade}" stroke="${shade}" opacity=".55" transform="translate(2 16)">${style.front}</g>
</g>
${faceOf(person.mouth, { skin, shade, brow: person.brow ?? darker(hair, 0.15), lines: person.lines ?? false, lashes: person.lashes ?? false, before: beard(person) })}
<g fill="${hair}">${style.front}</g>
<g fill="url(#hair-${key})">${style.front}</g>
${style.strands ? `<path d="${style.strands}" fill="none" stroke="${lighter(hair, 0.26)}" stroke-width="5" stroke-linecap="round" opacity=".75"/>` : ''}
${person.glasses ? glasses(person.glasses) : ''}
</g>
${person.over ?? ''}`;
}
