import type { Context } from 'hono';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { bearerToken } from './authenticate';
import { type Handler, answer, routePath } from './handle';
import type { Deps, HttpEnv, PlatformApp } from './platform';

/** Condition of an alternative: the query has `url` or `id`, a token is sent, or always. */
type Choice = 'url' | 'id' | 'token' | 'otherwise';

export interface Alternative {
  readonly method: string;
  readonly path: string;
  matches(context: Context<HttpEnv>): boolean;
  answer(deps: Deps): (context: Context<HttpEnv>) => Promise<Response>;
  register(app: PlatformApp): void;
}

/** One of several endpoints with the same path. */
export function alternative<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  choice: Choice,
  endpoint: Endpoint<Q, B, R>,
  handler: Handler<Q, B, R>,
): Alternative {
  return {
    method: endpoint.method,
    path: endpoint.path,
    matches: (context) => {
      if (choice === 'otherwise') return true;
      return choice === 'token' ? bearerToken(context) !== null : context.req.query(choice) !== undefined;
    },
    answer: (deps) => answer(deps, endpoint, handler),
    register: (app) => app.handled.add(endpoint),
  };
}

/** Registers endpoints that share method and path: the first matching alternative responds. */
export function handleOneOf(app: PlatformApp, first: Alternative, ...rest: readonly Alternative[]): void {
  const choices = [first, ...rest].map((one) => {
    one.register(app);
    return { matches: one.matches, respond: one.answer(app.deps) };
  });
  app.router.on(first.method, routePath(first.path), (context) => {
    const choice = choices.find((one) => one.matches(context));
    return choice ? choice.respond(context) : context.notFound();
  });
}
