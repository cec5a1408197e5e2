import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

const SIZE_MB = 512;

/** A separate disk in memory that can be filled (Linux as root). */
export class Disk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Mounted over this empty folder; null without permission to mount. */
  static over(folder: string): Disk | null {
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'tmpfs', folder]);
    return status === 0 ? new Disk(folder) : null;
  }

  /** Leaves no free space. False if something was written meanwhile. */
  fill(): boolean {
    const { blocks, bfree, bsize } = statfsSync(this.#folder);
    return this.#resize(`${((blocks - bfree) * bsize) / 1024}k`);
  }

  empty(): void {
    if (!this.#resize(`${SIZE_MB}m`)) throw new Error(`The disk at ${this.#folder} stays full.`);
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.#folder]);
  }

  #resize(size: string): boolean {
    return spawnSync('mount', ['-o', `remount,size=${size}`, this.#folder]).status === 0;
  }
}
