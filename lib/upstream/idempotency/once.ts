import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import type { AnyEndpoint, ReplyOf } from '../../contract/endpoint';
import { readSession } from '../../session/cookie';
import { personOf } from '../../session/person';
import { processMemory } from '../../session/process-memory';
import { UpstreamError, isNotSent, isUnavailable } from '../errors';
import { KEEP_SECONDS, Records, type SubmissionRecord } from './records';
import { withSharedLock } from './shared-lock';

/** Determines whether a submission took effect although its response was lost. */
export interface OutcomeCheck<E> {
  /** The state before sending; null if unknown. */
  mark(): Promise<string | null>;
  /** The effect since that state; null for none. */
  find(mark: string): Promise<ReplyOf<E> | null>;
}

export interface Submission<E> {
  /** The form's Idempotency-Key. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string>>;
  /** A hash of the contents; '' if the key is derived from them. */
  readonly contents: string;
  readonly outcomeCheck?: OutcomeCheck<E>;
  /** How long a repeat gets the first reply; a day by default. With 0 only concurrent equal ones are combined. */
  readonly keepSeconds?: number;
}

interface Running {
  readonly contents: string;
  readonly reply: Promise<unknown>;
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The error that a platform with idempotency keys would return. */
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

/** An attempt that was not sent says nothing about an earlier one. */
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

/** Sends the submission, and records its state before and after. A refusal frees the key. */
async function sendAndRemember<E extends AnyEndpoint>(
  sending: Sending<E>,
  known: SubmissionRecord | null,
): Promise<ReplyOf<E>> {
  const { endpoint, id, records, contents, outcomeCheck, keepSeconds = KEEP_SECONDS, work } = sending;
  const before = known ?? { contents, mark: (await outcomeCheck?.mark()) ?? null, reply: null };
  await records.set(id, before);
  const forgetFirst = async (): Promise<void> => {
    // The effect of an earlier attempt is still unknown, so its record is not removed.
    if (!known) await records.forget(id);
  };
  try {
    const reply = await work();
    const text = JSON.stringify(z.encode(endpoint.reply, reply));
    if (isDone(reply) && keepSeconds > 0) await records.set(id, { ...before, contents, reply: text }, keepSeconds);
    else await forgetFirst();
    return reply;
  } catch (error) {
    if (!isUnavailable(error) || isNotSent(error)) await forgetFirst();
    throw known ? outcomeUnknown(error) : error;
  }
}

/** The effect of a submission with unknown outcome; null if there is none, or it cannot be checked. */
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
  // Another instance has just sent it and does not know the outcome, so this one does not either.
  if (known?.reply === null && hasWaited) throw new UpstreamError('unavailable', 'Network Error');
  if (known?.reply == null) return sendAndRemember(sending, known);
  if (known.contents !== contents) throw reused();
  return readReply(endpoint, known.reply);
}

/**
 * Sends a submission once, even to a platform without Idempotency-Key support (docs/decisions/0039): concurrent equal
 * submissions share one call and its outcome, and for a day (keepSeconds) a retry of a successful one gets its reply.
 * Works across instances that share a store. `work` sends the submission and is called at most once. Call it only where
 * cookies can be read.
 * @throws UpstreamError, also 409 IDEMPOTENCY_KEY_REUSED for other contents with a key that was used successfully
 */
export async function once<E extends AnyEndpoint>(
  endpoint: E,
  submission: Submission<E>,
  work: () => Promise<ReplyOf<E>>,
): Promise<ReplyOf<E>> {
  const session = endpoint.auth === 'session' ? await readSession(await cookies()) : null;
  // Without a session, the call itself throws before sending.
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
