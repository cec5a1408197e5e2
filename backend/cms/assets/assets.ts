import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { BACKEND_FOLDER } from '../../system/backend-folder';

interface Asset {
  readonly body: string;
  readonly type: string;
  readonly hash: string;
}

const FOLDER = join(BACKEND_FOLDER, 'cms', 'assets');
const find = createRequire(join(FOLDER, 'assets.ts')).resolve;
const own = (name: string): string => join(FOLDER, name);

const FILES = {
  'cms.css': own('cms.css'),
  'office.css': own('office.css'),
  'office.js': own('office.js'),
  'cms.js': own('cms.js'),
  'media.js': own('media.js'),
  'editor.js': own('../browser/editor.ts'),
  'rich-text.js': own('../browser/rich-text/main.ts'),
  'htmx.min.js': join(dirname(find('htmx.org/package.json')), 'dist', 'htmx.min.js'),
  'Sortable.min.js': join(dirname(find('sortablejs/package.json')), 'Sortable.min.js'),
} as const;
type AssetName = keyof typeof FILES;

/** Bundles several files for the browser. */
function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

function read(name: AssetName): Asset {
  const file: string = FILES[name];
  const body = file.endsWith('.ts') ? bundle(file) : readFileSync(file, 'utf8');
  return {
    body,
    type: name.endsWith('.css') ? 'text/css' : 'text/javascript',
    hash: createHash('sha256').update(body).digest('hex').slice(0, 12),
  };
}

const cache = new Map<AssetName, Asset>();

function assetOf(name: AssetName): Asset {
  const asset = cache.get(name) ?? read(name);
  cache.set(name, asset);
  return asset;
}

/** The address contains a hash of the file's content, so browsers may cache it forever. */
export function assetAddress(name: AssetName): string {
  return `/cms/assets/${assetOf(name).hash}/${name}`;
}

/** The asset at an address; null when absent. */
export function findAsset(hash: string, name: string): Asset | null {
  if (!Object.hasOwn(FILES, name)) return null;
  const asset = assetOf(name as AssetName);
  return asset.hash === hash ? asset : null;
}
