import { globSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LOCALES } from '../../lib/i18n/locales.ts';

const BUILT = '.next/static';
const COMPRESSED = '**/*.{js,css}';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [smallest, small] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, smallest), writeFile(`${file}.gz`, small)]);
}

/**
 * nginx's pattern for the language cookie: only known languages, or every other value would be cached as a page of its
 * own.
 */
function languageMap(): string {
  return `"~(?:^|;\\s*)NEXT_LOCALE=(?<choice>${Object.keys(LOCALES).join('|')})(?:;|$)" $choice;\n`;
}

/**
 * Copies the hashed assets of the build to `<folder>/_next/static` and writes .br and .gz beside each script and
 * stylesheet, as deploy/nginx.conf serves them, and its list of languages. Files of former releases stay: open pages
 * still ask for them. Resolves with the number of files that were compressed; throws without a build.
 */
export async function packAssets(folder: string): Promise<number> {
  const target = join(folder, '_next/static');
  await mkdir(target, { recursive: true });
  await cp(BUILT, target, { recursive: true, preserveTimestamps: true });
  await writeFile(join(folder, 'languages.conf'), languageMap());
  const files = globSync(COMPRESSED, { cwd: BUILT });
  const queue = [...files];
  await Promise.all(
    cpus().map(async () => {
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compress(join(target, file));
    }),
  );
  return files.length;
}
