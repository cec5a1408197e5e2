import type { z } from 'zod';

/** Sends the visitor's bearer token: never, always, or if there is one. */
export type EndpointAuth = 'none' | 'session' | 'optional';

export type HttpMethod = 'GET' | 'POST';

/**
 * One call of the platform, declared once: the storefront calls it, the embedded platform handles the same object. All
 * schemas are codecs: `decode` reads the transferred form and `encode` writes it, so both sides always agree.
 */
export interface Endpoint<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Auth extends EndpointAuth = EndpointAuth,
> {
  readonly method: HttpMethod;
  /** Path under the API's base path; `{name}` marks a segment. */
  readonly path: string;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  readonly auth: Auth;
  /** True if the browser may make this call through the BFF (design: the proxy is a table). */
  readonly browser: boolean;
  /** True for a call that changes data; a platform GET with an effect is a POST at the BFF. */
  readonly effect: boolean;
  /** The reply as somebody without a session may see it, whatever the platform sends (design, section 5.7). */
  forVisitor?(reply: unknown): unknown;
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType>;

interface Options<Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType, Auth extends EndpointAuth> {
  query?: Query;
  body?: Body;
  reply: Reply;
  auth: Auth;
  browser?: boolean;
  effect?: boolean;
  forVisitor?(reply: z.output<Reply>): z.output<Reply>;
}

/** Declares a platform call. `effect` defaults to true for POST and false for GET, `browser` to false. */
export function endpoint<
  Reply extends z.ZodType,
  const Auth extends EndpointAuth,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(method: HttpMethod, path: string, options: Options<Query, Body, Reply, Auth>): Endpoint<Query, Body, Reply, Auth> {
  return {
    method,
    path,
    ...options,
    browser: options.browser ?? false,
    effect: options.effect ?? method === 'POST',
  };
}

export type QueryOf<E> = E extends Endpoint<infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

/** Fills `{name}` segments, each encoded. @throws TypeError for a missing, empty or dot-only segment */
export function fillPath(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new TypeError(`Path ${template}: segment "${name}" is missing or not allowed`);
    }
    return encodeURIComponent(value);
  });
}
