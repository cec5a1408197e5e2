/** Icons of the web app: `maskable` fills the square, for systems that crop it to their own shape. Sizes in pixels. */
export const APP_ICONS = {
  '192.png': { size: 192, purpose: 'any' },
  '512.png': { size: 512, purpose: 'any' },
  'maskable-512.png': { size: 512, purpose: 'maskable' },
  'touch-180.png': { size: 180, purpose: 'maskable' },
} as const;
export type AppIcon = keyof typeof APP_ICONS;

export function isAppIcon(file: string): file is AppIcon {
  return Object.hasOwn(APP_ICONS, file);
}

const HOUSE_COLOUR = '#A4402F';
/** Also the background of the app while it opens. */
export const PAPER = '#FBFAF6';

/** The site's colour, validated for use in SVG; the default colour for anything else. */
export function iconColour(setting: string): string {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(setting) ? setting : HOUSE_COLOUR;
}

/** SVG of the leaf on a square of the site's colour; `maskable` has a margin, since it may be cropped to a circle. */
export function iconDrawing(colour: string, purpose: 'any' | 'maskable'): string {
  const leaf =
    `<path d="M14 50C12 30 24 14 50 14c0 26-16 38-36 36Z" fill="${PAPER}"/><path d="M14 50 38 26M23 ` +
    `41V29m0 12h12M30 34v-9m0 9h9" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linecap="round"/>`;
  const [corner, place] = purpose === 'maskable' ? [0, ' transform="translate(9.6 9.6) scale(.7)"'] : [12, ''];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" ` +
    `rx="${corner}" fill="${colour}"/><g${place}>${leaf}</g></svg>`
  );
}
