import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { projectPath } from './architecture.ts';

/** Where folders may not import each other in a circle. */
const WATCHED = [
  'components',
  ...['rules', 'system', 'services', 'http', 'cms', 'routes', 'start'].map((floor) => `backend/${floor}`),
];

const SOURCE = /(?<!\.d)\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** An import, re-export or dynamic import; types count, since they couple folders as well. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The folder of an imported file, or the folder that the import names. */
function folderOf(root: string, path: string): string {
  const isFolder = statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder ? path : posix.dirname(path);
}

function foldersImportedBy(root: string, file: string): string[] {
  const specifiers = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);
  return specifiers.flatMap((specifier) => {
    const path = projectPath(file, specifier);
    return path === null ? [] : [folderOf(root, path)];
  });
}

function readArrows(root: string): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const watched of WATCHED) {
    const names = statSync(join(root, watched), { throwIfNoEntry: false })
      ? readdirSync(join(root, watched), { recursive: true, encoding: 'utf8' })
      : [];
    for (const name of names.filter((name) => SOURCE.test(name) && !TEST.test(name))) {
      const file = posix.join(watched, name);
      const from = arrows.get(dirname(file)) ?? new Set();
      for (const folder of foldersImportedBy(root, file)) from.add(folder);
      arrows.set(dirname(file), from);
    }
  }
  return arrows;
}

/** The folders on the way from one to another; null when there is none. */
function wayBetween(arrows: Arrows, from: string, to: string): readonly string[] | null {
  const seen = new Set([from]);
  const open: string[][] = [[from]];
  for (const way of open) {
    for (const next of arrows.get(way.at(-1) ?? '') ?? []) {
      if (next === to) return [...way, to];
      if (!seen.has(next)) open.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

const known = new Map<string, Arrows>();

/** The message how an import closes a circle of folders; null when it does not. Reads the folders once. */
export function circleThrough(root: string, importer: string, specifier: string): string | null {
  const path = projectPath(importer, specifier);
  if (path === null || TEST.test(importer)) return null;
  if (![importer, path].every((file) => WATCHED.some((watched) => file.startsWith(`${watched}/`)))) return null;
  const [from, to] = [dirname(importer), folderOf(root, path)];
  if (from === to) return null;
  const arrows = known.get(root) ?? readArrows(root);
  known.set(root, arrows);
  const back = wayBetween(arrows, to, from);
  return back && `a circle of folders: ${[from, ...back].join(' → ')} (scripts/lint/circles.ts)`;
}
