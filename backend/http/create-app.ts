import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { registerRoutes } from '../routes/register';
import type { Deps, HttpEnv, PlatformApp } from './platform';
import { PlatformError } from './platform-error';

const JSON_LIMIT = 256 * 1024;
const UPLOAD_LIMIT = 5 * 1024 * 1024;
const UPLOAD_PATHS = /\/(uploadImage|addPhoto)$/;

function tooLarge(): never {
  // What was not read is still on its way: the connection cannot be used again.
  throw new PlatformError(413, 'TOO_LARGE', 'The request is too large.', { headers: { Connection: 'close' } });
}

const jsonLimit = bodyLimit({ maxSize: JSON_LIMIT, onError: tooLarge });
const uploadLimit = bodyLimit({ maxSize: UPLOAD_LIMIT, onError: tooLarge });

/** The platform's HTTP application. It opens nothing and listens to nothing. */
export function createApp(deps: Deps): PlatformApp {
  const router = new Hono<HttpEnv>();
  const app: PlatformApp = { router, deps, handled: new Set() };
  router.use('*', (context, next) => {
    context.header('X-Content-Type-Options', 'nosniff');
    return UPLOAD_PATHS.test(context.req.path) ? uploadLimit(context, next) : jsonLimit(context, next);
  });
  router.get('/healthz', (context) => context.json({ status: 'ok' }));
  registerRoutes(app);
  router.notFound((context) => context.json(new PlatformError(404, 'UNKNOWN_PATH', 'There is nothing at this address.').body, 404));
  router.onError((error, context) => {
    if (error instanceof PlatformError) return context.json(error.body, error.status, error.headers);
    // The path alone: a query or a body may hold an e-mail address, a code or a token.
    deps.log.error({ method: context.req.method, path: context.req.path, error: describeError(error) }, 'a call failed');
    return context.json(new PlatformError(500, 'SERVER_ERROR', 'Something went wrong. Please try again.').body, 500);
  });
  return app;
}

/** Name, message and stack; never the parameters that database drivers put into their errors. */
function describeError(error: Error): { name: string; message: string; stack: string } {
  const message = error.message.split('\nparams:')[0] ?? '';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)).slice(0, 8);
  return { name: error.name, message: `${message}${cause}`, stack: frames.join('\n') };
}
