import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WIDGETS, widgetFolders, widgetLists } from './lists';

it.each(widgetFolders())('%s has all its parts', (folder) => {
  const parts = ['schema.ts', 'index.tsx', 'sample.json', `${folder}.test.tsx`];
  expect(parts.filter((part) => !existsSync(join(WIDGETS, folder, part)))).toEqual([]);
});

it.each([...widgetLists(widgetFolders())])('%s is as `npm run widgets` writes it', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

it('names a widget after its folder, in both lists', () => {
  const [registry = '', schemas = ''] = widgetLists(['core-image-with-content']).values();
  expect(registry).toContain("export { coreImageWithContent } from './core-image-with-content';");
  expect(schemas).toContain(
    "export { widgetSettings as coreImageWithContent } from './core-image-with-content/schema';",
  );
});
