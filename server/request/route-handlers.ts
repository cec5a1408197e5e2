import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { filterInternalHeaders } from 'next/dist/server/lib/server-ipc/utils.js';
import { z } from 'zod';

/** What each built route exports for adapters (Next's documentation, 'Invoking Entrypoints'). */
type RouteHandler = (request: IncomingMessage, response: ServerResponse, context: object) => Promise<unknown>;

const PREFIX = '/api/';
/** A path that has one spelling. Next redirects others, or decodes them first. */
const PLAIN_PATH = /^(?:\/[\w-]+)+(?=\?|$)/;
const CALLS = '/api/v1/';
/** The route of all calls without a route of their own. */
const CALLS_ROUTE = `${CALLS}[...path]`;

const pathsSchema = z.record(z.string(), z.string());
const rulesSchema = z.object({
  headers: z.array(z.object({ regex: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) })),
});
const moduleSchema = z.object({ handler: z.custom<RouteHandler>((handler) => typeof handler === 'function') });

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Invokes the route handlers below /api/ without Next's router, which takes a fifth of a call's processor time or more:
 * no middleware, redirect or rewrite of this shop applies to them. The headers of next.config.ts are set as the router
 * does.
 */
export class RouteHandlers {
  readonly #folder: string;
  /** Files of the built routes by path. */
  readonly #files: ReadonlyMap<string, string>;
  readonly #rules: readonly { readonly pattern: RegExp; readonly headers: readonly { key: string; value: string }[] }[];
  readonly #loaded = new Map<string, RouteHandler>();

  /**
   * `folder` is that of Next's build.
   * @throws Error if it is not a build of this version of Next, or if a call has another route with parameters
   */
  constructor(folder: string) {
    this.#folder = resolve(folder, 'server');
    const paths = readJson(resolve(this.#folder, 'app-paths-manifest.json'), pathsSchema);
    this.#files = new Map(
      Object.entries(paths)
        .filter(([path]) => path.startsWith(PREFIX) && path.endsWith('/route'))
        .map(([path, file]) => [path.slice(0, -'/route'.length), file]),
    );
    for (const path of this.#files.keys())
      if (path.startsWith(CALLS) && path.includes('[') && path !== CALLS_ROUTE)
        throw new Error(`Calls of ${path} would be handled by ${CALLS_ROUTE}.`);
    this.#rules = readJson(resolve(folder, 'routes-manifest.json'), rulesSchema).headers.map(({ regex, headers }) => ({
      pattern: new RegExp(regex),
      headers,
    }));
  }

  /** Handles a request for such a route; null for any other, which is Next's. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> | null {
    const { url = '' } = request;
    const path = url.startsWith(PREFIX) ? PLAIN_PATH.exec(url)?.[0] : undefined;
    const file = path && (this.#files.get(path) ?? (path.startsWith(CALLS) ? this.#files.get(CALLS_ROUTE) : undefined));
    if (!file) return null;
    filterInternalHeaders(request.headers);
    for (const { pattern, headers } of this.#rules)
      if (pattern.test(path)) for (const { key, value } of headers) response.setHeader(key, value);
    return this.#load(file)(request, response, {});
  }

  #load(file: string): RouteHandler {
    const known = this.#loaded.get(file);
    if (known) return known;
    const { handler } = moduleSchema.parse(createRequire(import.meta.url)(resolve(this.#folder, file)));
    this.#loaded.set(file, handler);
    return handler;
  }
}
