import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../lib/domain/values/error-code.ts';

/**
 * What belongs to a finished page, beside its name (Next's FileSystemCache): `about.html`, `about.meta`,
 * `about.segments/…`.
 */
const ENDINGS = ['.html', '.meta', '.rsc', '.body', '.segments'];
/** A file takes whole blocks of a disk. */
const BLOCK = 4_096;

/** The finished pages on disk, within a limit of bytes: those that nobody asked for longest go first. */
export class PageFolder {
  readonly #root: string;
  /** Bytes by the page's path below the folder, without ending; the least recently used first. */
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
   * Begins with an empty folder, once: a process that ended did not hear what was published since, so its pages may be
   * wrong. Call it before anything else.
   */
  async ready(): Promise<void> {
    this.#emptied ??= rm(this.#root, { recursive: true, force: true });
    return this.#emptied;
  }

  /** Somebody asked for a page. */
  used(page: string): void {
    this.#sizes.get(page);
  }

  /** A page was written; what is too much goes. */
  async written(page: string): Promise<void> {
    const files = await this.#filesOf(page);
    const bytes = (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0);
    // One that is larger than all of the folder may be is not kept by the cache, and would be by nobody.
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

/** Everything below a folder, by its path from there; nothing for a folder that is not. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** What a file takes of the disk; nothing for a folder, and for what is not there. */
async function sizeOf(path: string): Promise<number> {
  try {
    const file = await stat(path);
    return file.isFile() ? Math.ceil(file.size / BLOCK) * BLOCK : 0;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
}
