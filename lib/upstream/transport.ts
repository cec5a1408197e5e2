import 'server-only';
import { z } from 'zod';
import { READ_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../config/constants';
import { env } from '../config/env';
import { log } from '../config/log';
import { callTracer } from '../config/call-tracer';
import { type CallResult, meter } from '../config/meter';
import { API_BASE_PATH } from '../contract/common';
import { type AnyEndpoint, type BodyOf, type QueryOf, type ReplyOf, fillPath } from '../contract/endpoint';
import { parseJson } from '../domain/values/parse-json';
import { admit, isAbsent, settle } from './breaker';
import { NOT_SENT, UpstreamError } from './errors';
import { type HttpReply, type HttpRequest, discardReply, httpRequest, readText } from './http/http-request';
import { probe } from './http/probe';
import { timeLimit } from './http/time-limit';
import { readOnce, readReply } from './read-reply';
import { refusal } from './refusal';
import { currentTraceparent, note } from './request-notes';

export interface CallInput<E extends AnyEndpoint> {
  params?: Readonly<Record<string, string>>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
}

export interface SendOptions {
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  /** The visitor's network address, for the platform's rate limits. */
  visitor?: string | undefined;
  /** Defaults to 8 s for a read and 50 s for a change. */
  timeoutMs?: number;
  /** After this time without a response the call counts as failed for others (breaker.ts), but still continues. */
  slowMs?: number;
  /** Sends even while the breaker is open, because an attempt is always worthwhile. */
  always?: boolean;
  /** Base address other than API_BASE_URL, from a session opened there. */
  base?: string | undefined;
}

const MAX_REPLY_BYTES = 8 * 1024 * 1024;
/** Of the question whether a platform is back. */
const BACK_TIMEOUT_MS = 2_000;

function addressOf(endpoint: AnyEndpoint, input: CallInput<AnyEndpoint>, base: string): URL {
  const url = new URL(API_BASE_PATH + fillPath(endpoint.path, input.params), base);
  if (!endpoint.query) return url;
  const query = z.record(z.string(), z.unknown()).parse(z.encode(endpoint.query, input.query ?? {}));
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url;
}

interface Exchange {
  readonly address: URL;
  readonly request: HttpRequest;
  readonly timeoutMs: number;
  readonly slowMs?: number | undefined;
  readonly always?: boolean | undefined;
}

/** The error of a call blocked by the breaker, so that the visitor need not wait. */
function refuse(call: string, status: number): UpstreamError {
  note({ unavailable: true });
  log.debug({ call }, 'platform not asked');
  return new UpstreamError('unavailable', 'Network Error', { status, code: NOT_SENT });
}

/** Whether a platform that did not respond does so again. */
async function responds(origin: string): Promise<boolean> {
  const status = await probe(origin, BACK_TIMEOUT_MS);
  return status !== 0 && !isAbsent(status);
}

/**
 * Sends a request to the platform with a timeout, without following redirects, and reads up to 8 MB. Refusals (4xx) are
 * returned to the caller.
 * @throws UpstreamError 'unavailable' without a response or for a 5xx; its code is NOT_SENT if nothing was sent
 */
export async function exchange(
  call: string,
  { address, request, timeoutMs, slowMs, always }: Exchange,
): Promise<{ reply: HttpReply; text: string }> {
  const begun = performance.now();
  const measure = (result: CallResult) => meter()?.platformCall(call, result, (performance.now() - begun) / 1000);
  const { origin } = address;
  const attempt = admit(origin, call, { always, isBack: () => responds(origin) });
  if ('refusedAfter' in attempt) {
    measure('not-sent');
    throw refuse(call, attempt.refusedAfter);
  }
  const traced = callTracer()?.(call, currentTraceparent());
  const { traceparent } = traced ?? {};
  const sent = traceparent ? { ...request, headers: { ...request.headers, traceparent } } : request;
  const slow = slowMs === undefined ? undefined : setTimeout(() => attempt.failed(0), slowMs);
  const limit = timeLimit(timeoutMs);
  let reply: HttpReply;
  let text = '';
  try {
    reply = await httpRequest(address, sent, limit.signal);
    // Of a 503 the body says whether the platform itself sent it (breaker.ts).
    if (isUnusable(reply.status) && reply.status !== 503) await discardReply(reply);
    else text = await readText(reply, MAX_REPLY_BYTES);
  } catch (cause) {
    attempt.failed(0);
    measure('failed');
    traced?.end(null);
    note({ unavailable: true });
    log.warn({ call, reason: cause instanceof Error ? cause.name : 'unknown' }, 'platform did not answer');
    throw new UpstreamError('unavailable', 'Network Error', { cause });
  } finally {
    clearTimeout(slow);
    limit.clear();
  }
  const { status } = reply;
  settle(attempt, status, text);
  traced?.end(status);
  measure(isOk(status) ? 'answered' : isUnusable(status) ? 'failed' : 'refused');
  if (isUnusable(status)) {
    note({ unavailable: true });
    log.warn({ call, status }, 'platform failed');
    throw new UpstreamError('unavailable', 'Network Error', { status });
  }
  return { reply, text };
}

/** True for a status of success. */
export const isOk = (status: number): boolean => status >= 200 && status < 300;

function isUnusable(status: number): boolean {
  return status >= 500 || (status >= 300 && status < 400);
}

/**
 * Sends one call and returns the parsed reply. Redirects are not followed.
 * @throws UpstreamError, see its kinds (specification 1, section 8)
 */
export async function send<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  options: SendOptions = {},
): Promise<ReplyOf<E>> {
  const { token, idempotencyKey, visitor } = options;
  const request: HttpRequest = {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(visitor && { 'x-forwarded-for': visitor }),
      ...(endpoint.body && { 'content-type': 'application/json' }),
    },
    body: endpoint.body && JSON.stringify(z.encode(endpoint.body, input.body)),
  };
  const address = addressOf(endpoint, input, options.base ?? env().API_BASE_URL);
  const { timeoutMs = endpoint.effect ? REQUEST_TIMEOUT_MS : READ_TIMEOUT_MS, slowMs, always } = options;
  const { reply, text } = await exchange(endpoint.path, { address, request, timeoutMs, slowMs, always });
  // Nothing at all is a reply, too, for a call that says no more than that it is done.
  const value = (): unknown => (text.trim() === '' ? null : parseJson(text));
  if (!isOk(reply.status)) throw refusal(reply, value());
  const read = () => readReply(endpoint.path, endpoint.reply, value(), reply.status) as ReplyOf<E>;
  // What is read for everybody is held already (lib/data/cached-read.ts).
  return token === undefined || endpoint.effect ? read() : readOnce(endpoint.path, text, read);
}
