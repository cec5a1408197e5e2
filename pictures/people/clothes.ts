import { darker, lighter, mix } from './colour.ts';

const SHOULDERS = 'M88 940v-40c6-110 56-166 150-196 52-16 92-24 114-40';
const OTHER_SHOULDER = 'c22 16 62 24 114 40 94 30 144 86 150 196v40z';
const VEE = `${SHOULDERS}l98 150 98-150${OTHER_SHOULDER}`;
const HIGH = `${SHOULDERS}c8-26 10-44 12-62 50 26 122 26 172 0 2 18 4 36 12 62${OTHER_SHOULDER}`;

/** All that a cloth covers, for the light on it. */
export const SILHOUETTE = `${SHOULDERS}c22 66 174 66 196 0${OTHER_SHOULDER}`;

/** Folds at the arms and across the chest. */
function folds(cloth: string): string {
  const dark = darker(cloth, 0.2);
  return `<g fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round" opacity=".75"><path d="M204 936c2-80 10-84 26-114M696 936c-2-80-10-84-26-114M300 742c-20 20-34 34-54 44M612 752c16 18 30 28 46 36"/></g>`;
}

function crew(cloth: string): string {
  return `<path d="${SILHOUETTE}" fill="${cloth}"/>${folds(cloth)}<path d="M344 668c26 84 186 84 212 0" fill="none" stroke="${darker(cloth, 0.22)}" stroke-width="20"/><path d="M340 674c28 86 192 86 220 0" fill="none" stroke="${darker(cloth, 0.4)}" stroke-width="3"/>`;
}

function roll(cloth: string): string {
  return `<path d="${HIGH}" fill="${cloth}"/>${folds(cloth)}<path d="M362 606c52 28 124 28 176 0 8 24 6 44 14 64-56 40-148 40-204 0 8-20 6-40 14-64z" fill="${lighter(cloth, 0.1)}"/><path d="M350 672c60 40 140 40 200 0" fill="none" stroke="${darker(cloth, 0.35)}" stroke-width="5"/><path d="M392 634v46M422 640v48M452 642v48M482 640v48M512 634v46" stroke="${darker(cloth, 0.2)}" stroke-width="4"/>`;
}

/** The two halves of a collar, and the opening under them. */
function collar(cloth: string, inside: string): string {
  const edge = darker(cloth, 0.3);
  return `<path d="M358 656l92 116 92-116 12 14-104 150-104-150z" fill="${inside}"/><path d="M356 640c-16 12-24 26-30 42l56 108 68-22c-44-36-76-78-94-128z" fill="${lighter(cloth, 0.12)}" stroke="${edge}" stroke-width="3"/><path d="M544 640c16 12 24 26 30 42l-56 108-68-22c44-36 76-78 94-128z" fill="${cloth}" stroke="${edge}" stroke-width="3"/>`;
}

function shirt(cloth: string): string {
  const edge = darker(cloth, 0.3);
  return `<path d="${VEE}" fill="${cloth}"/>${folds(cloth)}<path d="M450 776v170" stroke="${edge}" stroke-width="4"/><path d="M474 800v146" stroke="${edge}" stroke-width="2" opacity=".6"/><g fill="${lighter(cloth, 0.7)}"><circle cx="462" cy="822" r="6"/><circle cx="462" cy="876" r="6"/></g>${collar(cloth, darker(cloth, 0.35))}`;
}

function polo(cloth: string): string {
  return `<path d="${VEE}" fill="${cloth}"/>${folds(cloth)}<path d="M426 768h48v110h-48z" fill="${darker(cloth, 0.14)}"/><circle cx="450" cy="828" r="6" fill="${lighter(cloth, 0.7)}"/>${collar(cloth, darker(cloth, 0.35))}<path d="M640 800c12-20 36-20 48 0" fill="none" stroke="${lighter(cloth, 0.6)}" stroke-width="6" stroke-linecap="round"/>`;
}

function coat(cloth: string, under: string): string {
  const edge = darker(cloth, 0.24);
  return `<path d="${SILHOUETTE}" fill="${under}"/><path d="M352 664c22 66 174 66 196 0" fill="none" stroke="${darker(under, 0.25)}" stroke-width="12"/><path d="${SHOULDERS}c-6 90 30 180 72 236z" fill="${cloth}"/><path d="M814 940v-40c-6-110-56-166-150-196-52-16-92-24-114-40 6 90-30 180-72 236z" fill="${mix(cloth, edge, 0.35)}"/><path d="M348 654c-24 10-42 30-52 56l34 46-20 16 106 128c-44-70-70-150-68-246z" fill="${lighter(cloth, 0.4)}" stroke="${edge}" stroke-width="3"/><path d="M552 654c24 10 42 30 52 56l-34 46 20 16-106 128c44-70 70-150 68-246z" fill="${cloth}" stroke="${edge}" stroke-width="3"/><path d="M200 900c2-46 8-80 24-110M700 900c-2-46-8-80-24-110" fill="none" stroke="${edge}" stroke-width="6" stroke-linecap="round"/><path d="M620 846h76" stroke="${edge}" stroke-width="5"/>`;
}

function vee(cloth: string): string {
  return `<path d="${VEE}" fill="${cloth}"/>${folds(cloth)}<path d="M344 660l106 162 106-162" fill="none" stroke="${lighter(cloth, 0.18)}" stroke-width="18" stroke-linejoin="round"/><path d="M336 668l114 174 114-174" fill="none" stroke="${darker(cloth, 0.3)}" stroke-width="3"/>`;
}

function hood(cloth: string): string {
  return `<path d="M290 716c-10-56 30-90 84-96h152c54 6 94 40 84 96-70 50-250 50-320 0z" fill="${darker(cloth, 0.28)}"/>${crew(cloth)}<path d="M352 650c-44 8-66 36-72 66 60 46 110 70 170 74 60-4 110-28 170-74-6-30-28-58-72-66 0 70-40 100-98 104-58-4-98-34-98-104z" fill="${lighter(cloth, 0.08)}"/><path d="M282 718c60 46 108 70 168 74 60-4 108-28 168-74" fill="none" stroke="${darker(cloth, 0.3)}" stroke-width="4"/><path d="M410 776c-6 40-4 66-8 100M490 776c6 40 2 60 8 92" fill="none" stroke="#efe6d4" stroke-width="9" stroke-linecap="round"/>`;
}

/** A bib with straps, over whatever is worn. */
export function apron(cloth: string): string {
  return `<path d="M322 690l34 96M578 690l-34 96" stroke="${darker(cloth, 0.1)}" stroke-width="24" stroke-linecap="butt"/><path d="M322 690l34 96M578 690l-34 96" stroke="${lighter(cloth, 0.14)}" stroke-width="3" stroke-dasharray="9 7"/><path d="M338 776c70 22 154 22 224 0 4 40 10 80 22 124v44H316v-44c12-44 18-84 22-124z" fill="${cloth}"/><path d="M344 792c70 20 142 20 212 0" fill="none" stroke="${lighter(cloth, 0.25)}" stroke-width="3" stroke-dasharray="9 7"/><g fill="#d8b36a"><circle cx="354" cy="790" r="10"/><circle cx="546" cy="790" r="10"/></g>`;
}

export const CLOTHES = { crew, roll, shirt, polo, vee, hood } as const;
export { coat };
