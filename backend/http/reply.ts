import type { Context } from 'hono';
import { z } from 'zod';
import type { HttpEnv } from './platform';

/** Encodes a reply by its schema. Throws when the handler returned another shape. */
export function encodeReply<R extends z.ZodType>(schema: R, reply: z.output<R>): z.input<R> {
  const encoded = z.safeEncode(schema, reply);
  if (!encoded.success)
    throw new TypeError(`A handler's reply does not fit its contract: ${z.prettifyError(encoded.error)}`);
  return encoded.data;
}

/** A JSON response; personal ones are never cached. */
export function sendReply<R extends z.ZodType>(
  context: Context<HttpEnv>,
  schema: R,
  reply: z.output<R>,
  personal: boolean,
): Response {
  context.header(
    'Cache-Control',
    personal || context.req.method !== 'GET' ? 'private, no-store' : 'public, max-age=0, must-revalidate',
  );
  context.header('Vary', 'Authorization');
  context.header('Content-Type', 'application/json; charset=utf-8');
  return context.body(JSON.stringify(encodeReply(schema, reply)));
}
