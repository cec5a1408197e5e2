import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../../lib/domain/values/error-code';

/**
 * Deletes the oldest files of a folder until it holds at most `mostBytes`: every size and format of a picture can be
 * requested.
 */
export async function pruneCache(folder: string, mostBytes: number): Promise<void> {
  const files = (await filesIn(folder)).toSorted((a, b) => b.changed - a.changed);
  let total = 0;
  for (const file of files) {
    total += file.bytes;
    if (total > mostBytes) await rm(file.path, { force: true });
  }
}

async function filesIn(folder: string): Promise<{ path: string; bytes: number; changed: number }[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return await Promise.all(
      paths.map(async (path) => {
        const { size, mtimeMs } = await stat(path);
        return { path, bytes: size, changed: mtimeMs };
      }),
    );
  } catch (cause) {
    // The folder does not exist yet, or a file was renamed meanwhile: the next run sees it.
    if (codeOf(cause) === 'ENOENT') return [];
    throw cause;
  }
}
