import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { UPLOAD_BYTES } from '@/lib/contract/account/user';
import { CATALOGUE_FILE_BYTES } from '../services/catalogue/import/read-table';
import { LIBRARY_LIMITS } from '../services/media/read-upload';
import { registerRoutes } from '../routes/register';
import { describeError } from '../system/describe-error';
import type { Tracer } from '@/lib/telemetry/tracer';
import type { Metrics } from './metrics';
import { traceRequests } from './traces';
import type { Deps, HttpEnv, PlatformApp } from '../http/platform';
import { platformOrigin } from '../system/platform-origin';
import { PlatformError } from '../system/refusals/platform-error';

const JSON_LIMIT = 256 * 1024;
/** A picture or a form's file (ATTACHMENT_BYTES) in base64, plus the JSON around it. */
const UPLOAD_LIMIT = Math.ceil(UPLOAD_BYTES / 3) * 4 + 16 * 1024;
/** A catalogue file, plus the form around it. */
const TABLE_LIMIT = CATALOGUE_FILE_BYTES + 16 * 1024;
const TABLE_PATH = '/cms/catalogue/import';
const UPLOAD_PATHS = /\/(uploadImage|form\/attach\/\w+)$/;
/** An editor's picture, plus the form around it. */
const PICTURE_LIMIT = LIBRARY_LIMITS.bytes + 16 * 1024;
/** A form of the back office carries its texts up to three times, and up to nine bytes for each letter. */
const OFFICE_LIMIT = 6 * 1024 * 1024;
const PICTURE_PATHS = /^\/cms\/media(?:\/replace)?$/;

/** The back office and the payment page have a host of their own, which the shop's header does not speak for. */
const HSTS = 'max-age=63072000';

function tooLarge(): never {
  // The rest of the body is unread, so the connection cannot be reused.
  throw new PlatformError(413, 'TOO_LARGE', 'The request is too large.', { headers: { Connection: 'close' } });
}

const jsonLimit = bodyLimit({ maxSize: JSON_LIMIT, onError: tooLarge });
const tableLimit = bodyLimit({ maxSize: TABLE_LIMIT, onError: tooLarge });
const pictureLimit = bodyLimit({ maxSize: PICTURE_LIMIT, onError: tooLarge });
const officeLimit = bodyLimit({ maxSize: OFFICE_LIMIT, onError: tooLarge });
const uploadLimit = bodyLimit({ maxSize: UPLOAD_LIMIT, onError: tooLarge });

interface Observers {
  readonly metrics?: Metrics | null;
  readonly tracer?: Tracer | null;
}

/** The platform's HTTP application, without any side effect such as listening. */
export function createApp(deps: Deps, { metrics, tracer }: Observers = {}): PlatformApp {
  const router = new Hono<HttpEnv>();
  const app: PlatformApp = { router, deps, handled: new Set() };
  if (metrics) router.use('*', metrics.measure);
  const isHttps = platformOrigin(deps.config).startsWith('https:');
  router.use('*', (context, next) => {
    context.header('X-Content-Type-Options', 'nosniff');
    if (isHttps) context.header('Strict-Transport-Security', HSTS);
    if (context.req.url.includes('%00'))
      throw new PlatformError(400, 'BAD_ADDRESS', 'The address holds characters that no text has.');
    if (context.req.path === TABLE_PATH) return tableLimit(context, next);
    if (PICTURE_PATHS.test(context.req.path)) return pictureLimit(context, next);
    if (context.req.path.startsWith('/cms/') && context.req.path !== '/cms/sign-in') return officeLimit(context, next);
    return UPLOAD_PATHS.test(context.req.path) ? uploadLimit(context, next) : jsonLimit(context, next);
  });
  router.get('/healthz', (context) => context.json({ status: 'ok' }));
  if (metrics) router.get('/metrics', metrics.answer);
  if (tracer) router.use('*', traceRequests(tracer, deps.config.TRUSTED_CALLERS));
  registerRoutes(app);
  router.notFound((context) =>
    context.json(new PlatformError(404, 'UNKNOWN_PATH', 'There is nothing at this address.').body, 404),
  );
  router.onError((error, context) => {
    if (error instanceof PlatformError) return context.json(error.body, error.status, error.headers);
    // Only the route pattern: parameters, query and body may contain an e-mail address, a code or a token.
    deps.log.error(
      { method: context.req.method, route: routePath(context), error: describeError(error) },
      'a call failed',
    );
    return context.json(new PlatformError(500, 'SERVER_ERROR', 'Something went wrong. Please try again.').body, 500);
  });
  return app;
}
