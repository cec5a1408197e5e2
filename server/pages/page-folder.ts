import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../../lib/domain/values/error-code.ts';

/** The files of a finished page (Next's FileSystemCache): `about.html`, `about.meta`, `about.segments/…`. */
const ENDINGS = ['.html', '.meta', '.rsc', '.body', '.segments'];
/** Files occupy whole disk blocks of this many bytes. */
const BLOCK = 4_096;

/** The finished pages on disk, limited in bytes. The least recently requested are deleted first. */
export class PageFolder {
  readonly #root: string;
  /** Bytes by the page's path in the folder, without extension; least recently used first. */
  readonly #sizes: LRUCache<string, number>;
  #emptied: Promise<void> | null = null;

  constructor(root: string, mostBytes: number) {
    this.#root = root;
    this.#sizes = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_, page, reason) => {
        if (reason === 'evict') this.#delete(page).catch(failed);
      },
    });
  }

  get bytes(): number {
    return this.#sizes.calculatedSize;
  }

  /**
   * Empties the folder. Call it first, and once: pages of an earlier process may be stale, since it was not notified of
   * publications after it ended.
   */
  async ready(): Promise<void> {
    this.#emptied ??= rm(this.#root, { recursive: true, force: true });
    return this.#emptied;
  }

  has(page: string): boolean {
    return this.#sizes.has(page);
  }

  /** Records that a page was requested. */
  used(page: string): void {
    this.#sizes.get(page);
  }

  /** Records that a page was written and deletes what exceeds the limit. */
  async written(page: string): Promise<void> {
    const files = await this.#filesOf(page);
    const bytes = (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0);
    // Next's cache does not track a page larger than the whole limit, so nothing else would delete it.
    if (this.#sizes.set(page, bytes).has(page)) return;
    await this.#delete(page);
  }

  async remove(page: string): Promise<void> {
    if (this.#sizes.delete(page)) await this.#delete(page);
  }

  async #delete(page: string): Promise<void> {
    await Promise.all(ENDINGS.map((ending) => rm(join(this.#root, page + ending), { recursive: true, force: true })));
  }

  async #filesOf(page: string): Promise<string[]> {
    const segments = await namesIn(join(this.#root, `${page}.segments`));
    return [...ENDINGS.map((ending) => page + ending), ...segments.map((name) => join(`${page}.segments`, name))].map(
      (path) => join(this.#root, path),
    );
  }
}

function failed(error: unknown): void {
  console.error('a finished page was not removed:', error instanceof Error ? error.message : error);
}

/** All entries below a folder, by relative path; none if the folder does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Bytes that a file occupies on disk; 0 for a folder or a missing file. */
async function sizeOf(path: string): Promise<number> {
  try {
    const file = await stat(path);
    return file.isFile() ? Math.ceil(file.size / BLOCK) * BLOCK : 0;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
}
