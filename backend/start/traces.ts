import type { Context, Next } from 'hono';
import { routePath } from 'hono/route';
import type { Tracer } from '@/lib/telemetry/tracer';
import type { HttpEnv } from '../http/platform';
import { traceparentOf } from '../http/session-headers';
import type { TrustedCallers } from '../rules/web/trusted-callers';

/** Traces requests by route pattern, never by path, as part of the storefront's trace. */
export function traceRequests(tracer: Tracer, trusted: TrustedCallers) {
  return async (context: Context<HttpEnv>, next: Next): Promise<void> => {
    const parent = traceparentOf(context, trusted);
    const work = tracer.begin({ name: context.req.method, kind: 'server', parent });
    await next();
    work.end(context.res.status, routePath(context, -1));
  };
}
