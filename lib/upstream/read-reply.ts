import 'server-only';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { log } from '../config/log';
import { type LeftOut, decodeReply } from '../contract/records';
import { frozen } from '../domain/values/frozen';
import { processMemory } from '../session/process-memory';
import { UpstreamError } from './errors';
import { refusalIn } from './refusal';
import { note } from './request-notes';

/** Faults of records that are remembered as logged. */
const MAX_LOGGED = 1_000;
/** Of remembered replies, in characters of their text. As objects they take about three bytes each. */
const MAX_CHARACTERS = 4_000_000;
/** Of one of them: a cart of four hundred lines. A longer one, such as an order form, would push out many others. */
const MAX_LENGTH = 250_000;

const logged = () => processMemory('left-out', () => new LRUCache<string, true>({ max: MAX_LOGGED }));

/** Once for each fault of a record: lists are read over and over. Only its id tells which record it is. */
function logLeftOut(call: string, { id, path, message }: LeftOut): void {
  const fault = JSON.stringify([call, id, path, message]);
  if (logged().has(fault)) return;
  logged().set(fault, true);
  log.error({ call, record: id, path, message }, 'record of a list left out: it does not parse');
}

/** The parsed reply to a call. @throws UpstreamError the refusal that it says to be, otherwise 'invalid-reply' */
export function readReply<T extends z.ZodType>(call: string, schema: T, value: unknown, status = 0): z.output<T> {
  const { parsed, leftOut } = decodeReply(schema, value);
  if (parsed.success) {
    for (const record of leftOut) logLeftOut(call, record);
    return parsed.data;
  }
  const refused = refusalIn(value);
  if (refused) throw refused;
  note({ unavailable: true });
  log.error(
    { call, issues: parsed.error.issues.slice(0, 5).map(({ path, message }) => ({ path, message })) },
    'platform reply does not parse',
  );
  throw new UpstreamError('invalid-reply', 'Network Error', { status });
}

const remembered = () =>
  processMemory('read-replies', () => new LRUCache<string, { reply: unknown }>({ maxSize: MAX_CHARACTERS }));

/**
 * What `read` makes of a reply's text, which is asked once for each call and text: a customer's cart is read for every
 * page, and is seldom another one. The same text is the same value, so it cannot be out of date, and whoever gets it
 * was sent that text. It is frozen, since requests share it. @throws what `read` throws
 */
export function readOnce<T>(call: string, text: string, read: () => T): T {
  if (text.length > MAX_LENGTH) return read();
  const key = `${call} ${text}`;
  const known = remembered().get(key);
  if (known) return known.reply as T;
  const reply = frozen(read());
  remembered().set(key, { reply }, { size: key.length });
  return reply;
}
