import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Font families of a card in fallback order; the files are described in app/fonts/README.md. */
const FILES = [
  ['Display', 'newsreader-latin-400-normal.woff', 400],
  ['DisplayExtended', 'newsreader-latin-ext-400-normal.woff', 400],
  ['Text', 'instrument-sans-latin-500-normal.woff', 500],
  ['TextExtended', 'instrument-sans-latin-ext-500-normal.woff', 500],
] as const;

interface CardFont {
  readonly name: string;
  readonly data: ArrayBuffer;
  readonly weight: 400 | 500;
  readonly style: 'normal';
}

let fonts: Promise<CardFont[]> | undefined;

async function readFonts(): Promise<CardFont[]> {
  return Promise.all(
    FILES.map(async ([name, file, weight]): Promise<CardFont> => {
      const bytes = await readFile(join(process.cwd(), 'app/fonts/cards', file));
      return {
        name,
        weight,
        style: 'normal',
        data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
      };
    }),
  );
}

/** Read once, from local files. */
export function cardFonts(): Promise<CardFont[]> {
  fonts ??= readFonts();
  return fonts;
}
