import type { Context } from 'hono';
import type { z } from 'zod';
import { API_BASE_PATH } from '@/lib/contract/common';
import type { Endpoint, EndpointAuth } from '@/lib/contract/endpoint';
import type { AuthenticatedUser } from '../services/sign-in/tokens/access-token';
import { authenticate, bearerToken } from './authenticate';
import { unprocessable } from '../system/refusals/field-errors';
import { readJsonBody } from './body';
import { issueWords } from '../system/refusals/issue-words';
import { requireStorableText } from './plain-text';
import type { Deps, HttpEnv, PlatformApp } from './platform';
import { tokenInvalid } from '../system/refusals/platform-error';
import { sendReply } from './reply';
import { type SessionHeaders, sessionHeadersOf } from './session-headers';

/** A decoded call, with its authenticated caller. */
export interface Call<Query, Body> extends Deps {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  /** Null for a visitor; never null for endpoints with auth 'session'. */
  readonly user: AuthenticatedUser | null;
  readonly sessionHeaders: SessionHeaders;
  /** Time of the call. */
  readonly at: Date;
}

export type Handler<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = (
  call: Call<z.output<Q>, z.output<B>>,
) => Promise<z.output<R>>;

/** The caller of an endpoint that requires one. Throws 401 TOKEN_INVALID for a visitor. */
export function callerOf(call: { readonly user: AuthenticatedUser | null }): AuthenticatedUser {
  if (call.user === null) throw tokenInvalid();
  return call.user;
}

/**
 * Registers the handler of a contract endpoint under /api/v1. The endpoint's schema encodes the reply: a different
 * shape is a type error, or a 500 at runtime.
 */
export function handle<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: PlatformApp,
  endpoint: Endpoint<Q, B, R>,
  handler: Handler<Q, B, R>,
): void {
  app.handled.add(endpoint);
  app.router.on(endpoint.method, routePath(endpoint.path), answer(app.deps, endpoint, handler));
}

/** A contract's path in the router's syntax. */
export function routePath(path: string): string {
  return `${API_BASE_PATH}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** The query in the contract's form: a list sent as `name[]=a&name[]=b` becomes `a,b`. */
function queryOf(context: Context<HttpEnv>): Record<string, string> {
  const lists = Object.entries(context.req.queries())
    .filter(([name]) => name.endsWith('[]'))
    .map(([name, values]) => [name.slice(0, -2), values.join(',')]);
  return { ...context.req.query(), ...Object.fromEntries(lists) };
}

/** Creates the route handler of an endpoint. */
export function answer<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  deps: Deps,
  endpoint: Endpoint<Q, B, R>,
  handler: Handler<Q, B, R>,
) {
  return async (context: Context<HttpEnv>): Promise<Response> => {
    const at = deps.now();
    const user = await callerFor(endpoint.auth, context, deps);
    const query = decode(endpoint.query, queryOf(context));
    const body = decode(endpoint.body, endpoint.body ? await readJsonBody(context) : undefined);
    const reply = await handler({
      ...deps,
      at,
      user,
      query,
      body,
      params: context.req.param(),
      sessionHeaders: sessionHeadersOf(context, deps.config.TRUSTED_CALLERS),
    });
    return sendReply(context, endpoint.reply, reply, user !== null);
  };
}

async function callerFor(auth: EndpointAuth, context: Context<HttpEnv>, deps: Deps): Promise<AuthenticatedUser | null> {
  if (auth === 'none') return null;
  const token = bearerToken(context);
  if (token !== null) return authenticate(token, deps);
  if (auth === 'session') throw tokenInvalid();
  return null;
}

function decode<T extends z.ZodType>(schema: T | undefined, wire: unknown): z.output<T>;
function decode(schema: z.ZodType | undefined, wire: unknown): unknown {
  if (schema === undefined) return undefined;
  requireStorableText(wire);
  const parsed = schema.safeParse(wire, { error: issueWords });
  if (!parsed.success) throw unprocessable(parsed.error);
  return parsed.data;
}
