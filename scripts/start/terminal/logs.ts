import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './terminal.ts';

const SHOWN_LINES = 60;
const MAX = 10 * 1024 * 1024;

interface LogFile {
  readonly file: string;
  /** Offset at which this run begins. */
  readonly from: number;
}

/** The log files, one per service. */
export class Logs {
  readonly #folder: string;
  readonly #files = new Map<string, LogFile>();

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'logs');
  }

  /** The file for a service's output. Earlier runs stay in it, and another that is still running may write to it. */
  open(service: string): string {
    const file = join(this.#folder, `${service}.log`);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const size = existsSync(file) ? statSync(file).size : 0;
    const from = size > MAX ? 0 : size;
    if (from !== size) rmSync(file);
    this.#files.set(service, { file, from });
    return file;
  }

  /** The last lines that a service printed in this run; empty when it has no file. */
  tail(service: string): string {
    const opened = this.#files.get(service);
    if (opened === undefined || !existsSync(opened.file)) return '';
    const lines = readFileSync(opened.file).subarray(opened.from).toString().trimEnd().split('\n');
    return [`The end of ${opened.file}:`, '', ...lines.slice(-SHOWN_LINES)].join('\n');
  }

  /** Adds the last output of the service to an error. */
  async explain<T>(service: string, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(`${error.message}\n${this.tail(service)}`.trimEnd());
      throw error;
    }
  }
}
