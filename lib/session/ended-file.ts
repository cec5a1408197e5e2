import { statSync } from 'node:fs';
import { appendFile, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 3600 * 1000;
/** An id written at the end of a day may be stored on disk after midnight. */
const LATE_MS = 60_000;
/** About 20 MB of memory; a large shop has a few thousand per day. */
const MAX = 200_000;
const ID = /^[\w-]{1,100}$/;

interface EndedFileOptions {
  /** Number of days an id is kept, including today. */
  readonly days: number;
  readonly most?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Ids that several processes record in one folder, one file per day. Files are only appended to, so no lock is needed,
 * and are deleted as a whole when they expire. A process reads the additions of others, which costs one check of the
 * file's size.
 */
export class EndedFile {
  readonly #folder: string;
  readonly #days: number;
  readonly #most: number;
  readonly #now: () => number;
  /** Ids by day, oldest first. */
  #ids = new Map<string, Set<string>>();
  /** Number of bytes read of each day's file. */
  readonly #read = new Map<string, number>();
  #loaded: Promise<void> | null = null;

  constructor(folder: string, { days, most = MAX, now = Date.now }: EndedFileOptions) {
    this.#folder = folder;
    this.#days = days;
    this.#most = most;
    this.#now = now;
  }

  /** Known to this process at once, and to the others when this resolves. @throws Error if it cannot be written */
  async add(id: string): Promise<void> {
    const day = this.#day(0);
    this.#keep(day, [id]);
    if (!ID.test(id)) throw new TypeError('An id of letters, digits and dashes is needed');
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // A leading line break ends a line that another process left incomplete.
    await appendFile(join(this.#folder, day), `\n${id}\n`, { mode: 0o600 });
  }

  /** True if this process has read the id. */
  knows(id: string): boolean {
    for (const ids of this.#ids.values()) if (ids.has(id)) return true;
    return false;
  }

  /** The ids this process has read, with the latest time they can have been added, in milliseconds since 1970. */
  *entries(): Generator<readonly [id: string, addedBy: number]> {
    for (const [day, ids] of this.#ids) for (const id of ids) yield [id, Date.parse(day) + DAY_MS];
  }

  /** Reads the additions since the last call. @throws Error if the folder cannot be read */
  async follow(): Promise<void> {
    this.#loaded ??= this.#load();
    try {
      await this.#loaded;
    } catch (error) {
      this.#loaded = null;
      throw error;
    }
    const today = this.#day(0);
    if (!this.#ids.has(today)) await this.#begin(today);
    if (this.#now() % DAY_MS < LATE_MS) await this.#readOn(this.#day(1));
    await this.#readOn(today);
  }

  #day(before: number): string {
    return new Date(this.#now() - before * DAY_MS).toISOString().slice(0, 10);
  }

  async #load(): Promise<void> {
    const oldest = this.#day(this.#days - 1);
    for (const day of (await this.#files()).toSorted()) if (day >= oldest) await this.#readOn(day);
  }

  async #files(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(noneYet([]));
    return names.filter((name) => /^\d{4}-\d\d-\d\d$/.test(name));
  }

  /** Starts a day and deletes expired ones. */
  async #begin(today: string): Promise<void> {
    this.#ids.set(today, new Set());
    const oldest = this.#day(this.#days - 1);
    for (const day of [...this.#ids.keys(), ...(await this.#files())].filter((one) => one < oldest)) {
      this.#ids.delete(day);
      this.#read.delete(day);
      await rm(join(this.#folder, day), { force: true });
    }
  }

  async #readOn(day: string): Promise<void> {
    const path = join(this.#folder, day);
    const read = this.#read.get(day) ?? 0;
    // Runs for every request. The asynchronous call costs ten times as much, mostly for the error of a missing file.
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size === read) return;
    // A shorter file is another one, such as a copy that was put back.
    const from = size < read ? 0 : read;
    if (size < read) this.#read.delete(day);
    if (size === 0) return;
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
      const text = buffer.subarray(0, bytesRead).toString('latin1');
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      this.#keep(
        day,
        whole.split('\n').filter((line) => ID.test(line)),
      );
      this.#read.set(day, Math.max(this.#read.get(day) ?? 0, from + whole.length));
    } finally {
      await file.close();
    }
  }

  #keep(day: string, added: readonly string[]): void {
    const ids = this.#ids.get(day) ?? new Set();
    for (const id of added) ids.add(id);
    this.#ids.set(day, ids);
    let over = [...this.#ids.values()].reduce((sum, { size }) => sum + size, 0) - this.#most;
    for (const one of [...this.#ids.keys()].toSorted()) {
      for (const id of over > 0 ? (this.#ids.get(one) ?? []) : []) {
        if (over <= 0) break;
        this.#ids.get(one)?.delete(id);
        over -= 1;
      }
    }
  }
}

/** Returns `nothing` if the file does not exist; rethrows any other error. */
function noneYet<T>(nothing: T): (error: unknown) => T {
  return (error) => {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return nothing;
    throw error;
  };
}
