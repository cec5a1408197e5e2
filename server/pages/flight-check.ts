import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canSplit, hasFlight } from '../document/split-page.ts';

/**
 * Refuses to start if the build's pages (`folder`) do not have the format that document/split-page.ts expects: split
 * wrongly, their scripts would start without data and remove the page.
 */
export async function refuseUnknownFlight(folder: string): Promise<void> {
  const pages: string[] = [];
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const page = await readFile(join(folder, file), 'utf8');
    if (hasFlight(page)) pages.push(page);
  }
  if (pages.length > 0 && pages.every(canSplit)) return;
  throw new Error(
    `${pages.length === 0 ? 'No page' : 'A page'} of the build in ${folder} has its flight ` +
      `data where server/document/split-page.ts looks for them: this Next writes them in another way. Set ` +
      `FLIGHT_FILES=off to leave them in the pages, or teach it.`,
  );
}
