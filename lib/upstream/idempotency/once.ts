import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import type { AnyEndpoint, ReplyOf } from '../../contract/endpoint';
import { readSession } from '../../session/cookie';
import { personOf } from '../../session/person';
import { processMemory } from '../../session/process-memory';
import { UpstreamError, isNotSent, isUnavailable } from '../errors';
import { Records, type SubmissionRecord } from './records';
import { withSharedLock } from './shared-lock';

/** How to find out whether a submission whose answer was lost took effect. */
export interface OutcomeCheck<E> {
  /** The state before sending; null if unknown. */
  mark(): Promise<string | null>;
  /** The effect since that state; null for none. */
  find(mark: string): Promise<ReplyOf<E> | null>;
}

export interface Submission<E> {
  /** The form's key (Idempotency-Key). */
  readonly key: string;
  readonly params?: Readonly<Record<string, string>>;
  /** A hash of the contents; '' where the key is made of them. */
  readonly contents: string;
  readonly outcomeCheck?: OutcomeCheck<E>;
  /** False for submissions without a key of their own: only concurrent equal ones are one. */
  readonly isRemembered?: boolean;
}

interface Running {
  readonly contents: string;
  readonly reply: Promise<unknown>;
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The error of a platform with idempotency keys, for one without. */
function reused(): UpstreamError {
  return new UpstreamError('refused', '', { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
}

const acknowledgement = z.object({ success: z.boolean().default(true) });

/** True for a reply that confirms success. */
function isDone(reply: unknown): boolean {
  return acknowledgement.safeParse(reply).data?.success ?? true;
}

function readReply<E extends AnyEndpoint>(endpoint: E, text: string): ReplyOf<E> {
  const parsed = z.safeDecode(endpoint.reply, JSON.parse(text));
  // Stored by another version of the shop.
  if (!parsed.success) throw new UpstreamError('invalid-reply', 'Network Error');
  return parsed.data as ReplyOf<E>;
}

/** That nothing was sent this time proves nothing about an earlier attempt. */
function outcomeUnknown(error: unknown): unknown {
  if (!isNotSent(error)) return error;
  return new UpstreamError('unavailable', 'Network Error', { status: error.status, cause: error });
}

interface Sending<E extends AnyEndpoint> extends Omit<Submission<E>, 'key' | 'params'> {
  readonly endpoint: E;
  readonly id: string;
  readonly records: Records;
  readonly hasWaited: boolean;
  readonly work: () => Promise<ReplyOf<E>>;
}

/** Sends it, and records its state before and after. A refusal frees the key. */
async function sendAndRemember<E extends AnyEndpoint>(
  sending: Sending<E>,
  known: SubmissionRecord | null,
): Promise<ReplyOf<E>> {
  const { endpoint, id, records, contents, outcomeCheck, isRemembered = true, work } = sending;
  const before = known ?? { contents, mark: (await outcomeCheck?.mark()) ?? null, reply: null };
  await records.set(id, before);
  const forgetFirst = async (): Promise<void> => {
    // The effect of an earlier attempt is still unknown.
    if (!known) await records.forget(id);
  };
  try {
    const reply = await work();
    const text = JSON.stringify(z.encode(endpoint.reply, reply));
    if (isDone(reply) && isRemembered) await records.set(id, { ...before, contents, reply: text });
    else await forgetFirst();
    return reply;
  } catch (error) {
    if (!isUnavailable(error) || isNotSent(error)) await forgetFirst();
    throw known ? outcomeUnknown(error) : error;
  }
}

/** The effect found for a submission of unknown outcome; null for none, or when it cannot be checked. */
async function findDone<E extends AnyEndpoint>(
  { outcomeCheck }: Sending<E>,
  mark: string | null,
): Promise<ReplyOf<E> | null> {
  if (!outcomeCheck || mark === null) return null;
  try {
    return await outcomeCheck.find(mark);
  } catch (error) {
    throw outcomeUnknown(error);
  }
}

async function sendOnce<E extends AnyEndpoint>(sending: Sending<E>): Promise<ReplyOf<E>> {
  const { endpoint, id, records, contents, hasWaited } = sending;
  let known = await records.get(id);
  const found = known?.reply === null ? await findDone(sending, known.mark) : null;
  if (known && found) {
    known = { ...known, reply: JSON.stringify(z.encode(endpoint.reply, found)) };
    await records.set(id, known);
  }
  // Another instance has just sent it and does not know the outcome, so neither does this one.
  if (known?.reply === null && hasWaited) throw new UpstreamError('unavailable', 'Network Error');
  if (known?.reply == null) return sendAndRemember(sending, known);
  if (known.contents !== contents) throw reused();
  return readReply(endpoint, known.reply);
}

/**
 * Sends something once, also to a platform that knows no Idempotency-Key (docs/decisions/0039): equal
 * submissions at the same time are one call, whose outcome all of them get, and a later repeat of what was acknowledged
 * is answered like the first, for a day. Over instances where they share a store. `work` sends it; it is called once at
 * most. Only where cookies can be read.
 * @throws UpstreamError, also 409 IDEMPOTENCY_KEY_REUSED for other contents under a key that has done something
 */
export async function once<E extends AnyEndpoint>(
  endpoint: E,
  submission: Submission<E>,
  work: () => Promise<ReplyOf<E>>,
): Promise<ReplyOf<E>> {
  const session = endpoint.auth === 'session' ? await readSession(await cookies()) : null;
  // Without a session nothing is sent: the call itself throws.
  if (endpoint.auth === 'session' && !session) return work();
  const { key, params = {}, ...rest } = submission;
  const id = hashOf([endpoint.path, params, session && personOf(session), key]);
  const contents = hashOf(submission.contents);
  const running = processMemory('once.running', () => new Map<string, Running>());
  const joined = running.get(id);
  if (joined) {
    if (joined.contents !== contents) throw reused();
    return joined.reply as Promise<ReplyOf<E>>;
  }
  const reply = withSharedLock(id, ({ store, hasWaited }) =>
    sendOnce({ ...rest, endpoint, id, contents, hasWaited, records: new Records(store), work }),
  );
  running.set(id, { contents, reply });
  try {
    return await reply;
  } finally {
    running.delete(id);
  }
}
