import { writeFileSync } from 'node:fs';
import { widgetFolders, widgetLists } from './lists';

/** `npm run widgets`: writes the lists of all widgets from their folders. */
for (const [path, text] of widgetLists(widgetFolders())) writeFileSync(path, text);
