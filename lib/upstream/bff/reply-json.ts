import 'server-only';
import { z } from 'zod';

/** Texts of replies that requests share, for as long as these are remembered (`readOnce`). */
const texts = new WeakMap<object, string>();

/** A decoded reply as the JSON that is sent. One that cannot change, since requests share it, is encoded once. */
export function replyJson(schema: z.ZodType, reply: unknown): string {
  const isShared = typeof reply === 'object' && reply !== null && Object.isFrozen(reply);
  const known = isShared ? texts.get(reply) : undefined;
  if (known !== undefined) return known;
  const text = JSON.stringify(z.encode(schema, reply));
  if (isShared) texts.set(reply, text);
  return text;
}
