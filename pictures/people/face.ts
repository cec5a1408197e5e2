import { darker, lighter, mix } from './colour.ts';

export type Mouth = 'smile' | 'laugh' | 'calm';

interface Looks {
  readonly skin: string;
  readonly shade: string;
  readonly brow: string;
  /** Of age, beside the eyes and the mouth. */
  readonly lines: boolean;
  readonly lashes: boolean;
  /** Under the mouth: a beard. */
  readonly before: string;
}

function eye(x: number, outwards: 1 | -1, shade: string, lashes: boolean): string {
  return `<g transform="translate(${x} 394) scale(${outwards} 1)"><path d="M-24 3C-14-13 14-14 25 2 14 13-14 13-24 3z" fill="#fbf6ee"/><circle cx="0" cy="-1" r="10.5" fill="#33231b"/><circle cx="${3 * outwards}" cy="-4" r="3" fill="#fff"/><path d="M-25 4C-14-14 14-16 27 0${lashes ? 'l9-6' : ''}" fill="none" stroke="#2b1d17" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M-16-16c10-8 24-8 36 2" fill="none" stroke="${shade}" stroke-width="3.5" stroke-linecap="round"/></g>`;
}

function mouth(kind: Mouth, lip: string, dark: string): string {
  if (kind === 'laugh') {
    return `<path d="M404 490c28 8 64 8 92 0-4 34-24 48-46 48s-42-14-46-48z" fill="#6e2620"/><path d="M408 492c28 7 56 7 84 0-1 8-3 12-5 16-24 6-50 6-74 0-2-4-4-8-5-16z" fill="#fffaf2"/><path d="M426 526c14-8 34-8 48 0-6 8-14 12-24 12s-18-4-24-12z" fill="#b4564a"/><path d="M398 488c30 10 74 10 104 0" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>`;
  }
  const up = kind === 'smile' ? 12 : 5;
  return `<path d="M406 ${498 - up}c16 2 28-6 44 0 16-6 28 2 44 0-10 ${up + 14}-26 ${up + 20}-44 ${up + 20}s-34-6-44-${up + 20}z" fill="${lip}"/><path d="M424 ${508 - up / 2}c16 10 36 10 52 0-6 14-16 18-26 18s-20-4-26-18z" fill="${lighter(lip, 0.16)}"/><path d="M398 ${494 - up}c6 6 14 ${up + 4} 28 ${up + 6}h48c14-2 22-${up} 28-${up + 6}" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Brows, eyes, nose and mouth. */
export function faceOf(kind: Mouth, { skin, shade, brow, lines, lashes, before }: Looks): string {
  const deep = darker(shade, 0.25);
  const age = lines
    ? `<path d="M384 462c-10 14-14 26-12 38M516 462c10 14 14 26 12 38M336 402l-12-4M337 412l-10 4M563 402l12-4M562 412l10 4M410 290c26-6 54-6 80 0M418 312c22-4 42-4 64 0" fill="none" stroke="${deep}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`
    : '';
  return `<path d="M446 396c-4 24-10 40-18 56 4 14 34 18 50 8 4-14-6-40-12-64z" fill="${shade}" opacity=".32"/>
<path d="M426 448c-6 12 6 18 14 14 8 8 22 8 30 0 8 2 14-4 10-14" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M446 380c-2 16-6 30-10 42" fill="none" stroke="${lighter(skin, 0.4)}" stroke-width="6" stroke-linecap="round" opacity=".6"/>
${eye(398, -1, deep, lashes)}${eye(502, 1, deep, lashes)}
<path d="M360 358c18-18 44-22 68-12l-2 9c-22-6-44-4-62 10z" fill="${brow}"/><path d="M540 358c-18-18-44-22-68-12l2 9c22-6 44-4 62 10z" fill="${brow}"/>
${age}${before}${mouth(kind, mix(shade, '#b8483c', 0.42), darker(mix(shade, '#8a2f28', 0.4), 0.35))}`;
}
