import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokenColour } from '@/lib/domain/media/oklch';

const NAMES = ['ground', 'tint', 'ink', 'soft', 'brand'] as const;
export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

let palette: Promise<Palette> | undefined;

async function readPalette(): Promise<Palette> {
  const css = await readFile(join(process.cwd(), 'app/tokens.css'), 'utf8');
  return Object.fromEntries(NAMES.map((name) => [name, tokenColour(css, `--${name}`) ?? 'black'])) as Palette;
}

/** The theme's colours as literals: the library that draws cards supports neither variables nor oklch. */
export function cardPalette(): Promise<Palette> {
  palette ??= readPalette();
  return palette;
}
