import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canSplit, hasFlight } from './split-page.ts';

/**
 * Refuses to start when the pages of the build (`folder`) are not as split-page.ts knows them from Next: their scripts
 * would start without their data, and take the pages away.
 */
export async function refuseUnknownFlight(folder: string): Promise<void> {
  const pages: string[] = [];
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const page = await readFile(join(folder, file), 'utf8');
    if (hasFlight(page)) pages.push(page);
  }
  if (pages.length > 0 && pages.every(canSplit)) return;
  throw new Error(
    `${pages.length === 0 ? 'No page' : 'A page'} of the build in ${folder} has its flight data where server/split-page.ts looks for them: this Next writes them in another way. Set FLIGHT_FILES=off to leave them in the pages, or teach it.`,
  );
}
