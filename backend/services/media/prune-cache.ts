import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { codeOf } from '../../../lib/domain/values/error-code';
import type { Db } from '../../db/client';
import { media } from '../../db/schema/content/media';

interface CachedFile {
  readonly path: string;
  readonly bytes: number;
  readonly changed: number;
}

const ASKED_AT_ONCE = 1_000;

/**
 * Deletes the sizes of pictures that are gone, such as the one of an erased account, and then the oldest files of the
 * folder until it holds at most `mostBytes`: every size and format of a picture can be requested.
 */
export async function pruneCache(db: Db, folder: string, mostBytes: number): Promise<void> {
  const all = await filesIn(folder);
  const gone = await goneAmong(db, new Set(all.map(hashOf)));
  for (const file of all) if (gone.has(hashOf(file))) await rm(file.path, { force: true });
  let total = 0;
  for (const file of all.filter((one) => !gone.has(hashOf(one))).toSorted((a, b) => b.changed - a.changed)) {
    total += file.bytes;
    if (total > mostBytes) await rm(file.path, { force: true });
  }
}

/** Files are named as picture-store.ts does: `{hash}-{aspect}-{width}.{format}`. */
const hashOf = ({ path }: CachedFile): string => basename(path).split('-', 1)[0] ?? '';

async function goneAmong(db: Db, hashes: ReadonlySet<string>): Promise<Set<string>> {
  const gone = new Set(hashes);
  const asked = [...hashes];
  for (let from = 0; from < asked.length; from += ASKED_AT_ONCE) {
    const some = asked.slice(from, from + ASKED_AT_ONCE);
    const known = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, some));
    for (const { hash } of known) gone.delete(hash);
  }
  return gone;
}

async function filesIn(folder: string): Promise<CachedFile[]> {
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
