import type { CSSProperties } from 'react';

/** Block colours of the page builder (specification 2, section 9), mapped to tokens of the theme. */
const COLOURS: Readonly<Record<string, string>> = {
  wht: 'var(--white)',
  white: 'var(--white)',
  blk: 'var(--black)',
  black: 'var(--black)',
  bnd: 'var(--accent)',
  brand: 'var(--accent)',
  pri: 'var(--accent)',
  primary: 'var(--accent)',
  sec: 'var(--shade)',
  secondary: 'var(--shade)',
  suc: 'var(--success)',
  success: 'var(--success)',
  inf: 'var(--info)',
  info: 'var(--info)',
  wrn: 'var(--warning)',
  warning: 'var(--warning)',
  dng: 'var(--danger)',
  danger: 'var(--danger)',
};

/**
 * A readable text colour for each background. All others are dark in the light theme and light in the dark theme, so
 * the page's own background colour is readable on them.
 */
const ON: Readonly<Record<string, string>> = {
  wht: 'var(--black)',
  white: 'var(--black)',
  blk: 'var(--white)',
  black: 'var(--white)',
  bnd: 'var(--on-accent)',
  brand: 'var(--on-accent)',
  pri: 'var(--on-accent)',
  primary: 'var(--on-accent)',
  sec: 'var(--ink)',
  secondary: 'var(--ink)',
};

const OPPOSITES: Readonly<Record<string, string>> = { 'var(--white)': 'var(--black)', 'var(--black)': 'var(--white)' };

function known(name: string): string {
  return name.trim().toLowerCase();
}

/** The CSS colour of a theme colour; undefined if empty or unknown. */
export function blockColour(name: string): string | undefined {
  return Object.hasOwn(COLOURS, known(name)) ? COLOURS[known(name)] : undefined;
}

/** The text colour for a background without a chosen text colour; undefined without a background. */
export function colourOn(ground: string): string | undefined {
  return blockColour(ground) && (ON[known(ground)] ?? 'var(--ground)');
}

/**
 * Background and text colour of an area, for a child with the class `toned` (widgets.css), which derives the theme's
 * tokens from them so that links, buttons and lines match. Empty if neither was chosen. Text of its background's colour
 * would be invisible: then the background decides, unless a picture covers it (`covered`).
 */
export function toneStyle(groundName: string, wordsName: string, covered = false): CSSProperties {
  const ground = blockColour(groundName);
  const chosen = blockColour(wordsName);
  const words = chosen === undefined || (chosen === ground && !covered) ? colourOn(groundName) : chosen;
  if (words === undefined) return {};
  return {
    ...(ground && { background: ground }),
    '--fore': words,
    '--back': ground ?? OPPOSITES[words] ?? 'var(--ground)',
  };
}
