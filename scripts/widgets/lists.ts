import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const WIDGETS = 'components/widgets';
const SHARED: ReadonlySet<string> = new Set(['page', 'parts', 'testing']);

/** The folders of widgets, each named after its own. */
export function widgetFolders(): readonly string[] {
  return readdirSync(WIDGETS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SHARED.has(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

const nameOf = (folder: string) => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const HEAD = '// Written by `npm run widgets` from the folders beside it.\n';

/**
 * The two lists of all widgets, by their files' paths. They are two because whoever imports a component loads React and
 * the page's reads: the platform and the middleware import the settings alone.
 */
export function widgetLists(folders: readonly string[]): ReadonlyMap<string, string> {
  const lines = (line: (folder: string) => string) => folders.map((folder) => `${line(folder)}\n`).join('');
  return new Map([
    [
      join(WIDGETS, 'registry.ts'),
      `import 'server-only';\n\n${HEAD}${lines((folder) => `export { ${nameOf(folder)} } from './${folder}';`)}`,
    ],
    [
      join(WIDGETS, 'schemas.ts'),
      HEAD + lines((folder) => `export { widgetSettings as ${nameOf(folder)} } from './${folder}/schema';`),
    ],
  ]);
}
