import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** Files of a build or a run exist only on some machines: folders such as `.next/` and `backend/dist/`. */
const IGNORED = readFileSync('.gitignore', 'utf8').split('\n');
const isIgnored = (path: string) => IGNORED.some((folder) => folder.endsWith('/') && `${path}/`.startsWith(folder));

const FOLDERS = new Set(
  readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.git')
    .map(({ name }) => name),
);

function documentsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name));
}

const DOCUMENTS = [...readdirSync('.').filter((name) => name.endsWith('.md')), ...documentsBelow('docs')];

/** Paths of this repository that a document names: in backticks, from the root. Patterns and ignored are left out. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.][^`\s{}*…<>'":,;]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') && FOLDERS.has(path.slice(0, path.indexOf('/'))) && !isIgnored(path));
}

/** Files that a document links to, from its own folder. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

it('finds paths and links', () => {
  expect(pathsIn('`lib/gone.ts` and `next/og`, `/login`, `docs/*.md`, `app/[view]`, `backend/dist/a.mjs`')).toEqual([
    'lib/gone.ts',
    'app/[view]',
  ]);
  expect(linksIn('[a](0001-a.md), [b](../README.md#map), [c](https://example.com/)')).toEqual([
    '0001-a.md',
    '../README.md',
  ]);
});

it.each(DOCUMENTS)('%s names paths that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const missing = [...pathsIn(text), ...linksIn(text).map((link) => posix.join(posix.dirname(document), link))].filter(
    (path) => !existsSync(path),
  );
  expect(missing).toEqual([]);
});

const DECISIONS = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
const INDEX = readFileSync('docs/decisions/README.md', 'utf8');

it('numbers decisions without gaps', () => {
  const numbers = DECISIONS.map((name) => Number(name.slice(0, 4))).toSorted((one, other) => one - other);
  expect(numbers).toEqual(DECISIONS.map((_, index) => index + 1));
});

it.each(DECISIONS)('%s is in the index and has its parts', (name) => {
  const text = readFileSync(posix.join('docs/decisions', name), 'utf8');
  expect(text).toMatch(
    new RegExp(
      `^# ${name.slice(0, 4)}\\. .+\n\n- Date: \\d{4}-\\d\\d-\\d\\d\n- Status: .+\n\n## Context\n[^]+## ` +
        `Decision\n[^]+## Consequences\n`,
    ),
  );
  expect(INDEX).toContain(`](${name})`);
});
