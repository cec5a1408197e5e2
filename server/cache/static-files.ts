import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { Body } from '../response/body.ts';
import { type Sendable, send } from '../response/send.ts';

const PREFIX = '/_next/static/';
const HEADERS = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };
/** File types of the build's output; Next serves all others. */
const TYPES: Readonly<Record<string, { readonly type: string; readonly packed: boolean }>> = {
  '.js': { type: 'text/javascript; charset=utf-8', packed: true },
  '.css': { type: 'text/css; charset=utf-8', packed: true },
  '.woff2': { type: 'font/woff2', packed: false },
};

/** Serves the build's hashed files, a few megabytes. Each is read and compressed at its first request, then cached. */
export class StaticFiles {
  readonly #folder: string;
  /** Paths below the folder. No other file is ever read. */
  readonly #paths: ReadonlySet<string>;
  readonly #read = new Map<string, Promise<Sendable>>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#paths = new Set(globSync('**/*.{js,css,woff2}', { cwd: folder }));
  }

  /** Responds to a request for one of the files; returns false for any other request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method } = request;
    if (!url.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD')) return false;
    const path = url.slice(PREFIX.length).split('?', 1)[0] ?? '';
    if (!this.#paths.has(path)) return false;
    const known = this.#read.get(path) ?? this.#readFile(path);
    this.#read.set(path, known);
    known
      .then((file) => send(request, response, file))
      .catch((error: unknown) => {
        this.#read.delete(path);
        console.error('a file of the build was not sent:', error instanceof Error ? error.message : error);
        if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
        response.end();
      });
    return true;
  }

  async #readFile(path: string): Promise<Sendable> {
    const bytes = await readFile(join(this.#folder, path));
    const { type = 'application/octet-stream', packed = false } = TYPES[extname(path)] ?? {};
    return {
      body: new Body(bytes),
      headers: { ...HEADERS, 'content-type': type },
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
      packed,
    };
  }
}
