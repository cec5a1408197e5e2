import type { Context } from 'hono';
import type { HttpEnv } from './platform';
import { PlatformError } from '../system/refusals/platform-error';

/** The request's JSON; an empty body counts as an empty object. Throws 400 for invalid JSON. */
export async function readJsonBody(context: Context<HttpEnv>): Promise<unknown> {
  const text = await context.req.text();
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new PlatformError(400, 'NOT_JSON', 'The request is not JSON.');
  }
}
