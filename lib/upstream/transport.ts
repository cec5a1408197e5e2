import 'server-only';
import { z } from 'zod';
import { READ_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../config/constants';
import { env } from '../config/env';
import { log } from '../config/log';
import { callTracer } from '../config/call-tracer';
import { type CallResult, meter } from '../config/meter';
import { API_BASE_PATH, platformError } from '../contract/common';
import { type AnyEndpoint, type BodyOf, type QueryOf, type ReplyOf, fillPath } from '../contract/endpoint';
import { admit, settle } from './breaker';
import { NOT_SENT, UpstreamError } from './errors';
import { dropReply, readReply } from './reply-bytes';
import { currentTraceparent, note } from './request-notes';
import { timeLimit } from './time-limit';

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
  /** Sends even while the breaker is open: as a probe, or because an attempt is always worthwhile. */
  always?: boolean;
  /** Base address other than API_BASE_URL, from a session opened there. */
  base?: string | undefined;
}

const MAX_REPLY_BYTES = 8 * 1024 * 1024;

function addressOf(endpoint: AnyEndpoint, input: CallInput<AnyEndpoint>, base: string): URL {
  const url = new URL(API_BASE_PATH + fillPath(endpoint.path, input.params), base);
  if (!endpoint.query) return url;
  const query = z.record(z.string(), z.unknown()).parse(z.encode(endpoint.query, input.query ?? {}));
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(response: Response, text: string): UpstreamError {
  const parsed = platformError.safeParse(parseJson(text));
  const refusal = parsed.success ? parsed.data : { text_code: '', message: '', errors: {}, values: {} };
  const details = {
    status: response.status,
    code: refusal.text_code,
    fieldErrors: refusal.errors,
    values: refusal.values,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  };
  const tokenCode =
    /^TOKEN_(EXPIRED|INVALID)$/.test(refusal.text_code) || /signature verification failed/i.test(refusal.message);
  if (tokenCode) return new UpstreamError('unauthorized', refusal.message, details);
  if (response.status === 401 && refusal.text_code === '')
    return new UpstreamError('unauthorized', refusal.message, details);
  if (response.status === 404) return new UpstreamError('not-found', refusal.message, details);
  return new UpstreamError('refused', refusal.message, details);
}

interface Exchange {
  readonly address: URL;
  readonly init: RequestInit;
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

/**
 * Sends a request to the platform with a timeout, without following redirects, and reads up to 8 MB. Refusals (4xx) are
 * returned to the caller.
 * @throws UpstreamError 'unavailable' without a response or for a 5xx; its code is NOT_SENT if nothing was sent
 */
export async function exchange(
  call: string,
  { address, init, timeoutMs, slowMs, always }: Exchange,
): Promise<{ response: Response; text: string }> {
  const begun = performance.now();
  const measure = (result: CallResult) => meter()?.platformCall(call, result, (performance.now() - begun) / 1000);
  const attempt = admit(address.origin, call, always);
  if ('refusedAfter' in attempt) {
    measure('not-sent');
    throw refuse(call, attempt.refusedAfter);
  }
  const traced = callTracer()?.(call, currentTraceparent());
  const sent = traced ? withTrace(init, traced.traceparent) : init;
  const slow = slowMs === undefined ? undefined : setTimeout(() => attempt.failed(0), slowMs);
  const limit = timeLimit(timeoutMs);
  let response: Response;
  let text = '';
  try {
    response = await fetch(address, { ...sent, redirect: 'manual', signal: limit.signal });
    if (isUnusable(response.status)) await dropReply(response);
    else text = new TextDecoder().decode(await readReply(response, MAX_REPLY_BYTES));
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
  settle(attempt, response.status);
  traced?.end(response.status);
  measure(response.ok ? 'answered' : isUnusable(response.status) ? 'failed' : 'refused');
  if (isUnusable(response.status)) {
    note({ unavailable: true });
    log.warn({ call, status: response.status }, 'platform failed');
    throw new UpstreamError('unavailable', 'Network Error', { status: response.status });
  }
  return { response, text };
}

function withTrace(init: RequestInit, traceparent: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('traceparent', traceparent);
  return { ...init, headers };
}

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
  const headers = new Headers({ accept: 'application/json' });
  if (options.token) headers.set('authorization', `Bearer ${options.token}`);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  if (options.visitor) headers.set('x-forwarded-for', options.visitor);
  let payload: string | undefined;
  if (endpoint.body) {
    payload = JSON.stringify(z.encode(endpoint.body, input.body));
    headers.set('content-type', 'application/json');
  }

  const address = addressOf(endpoint, input, options.base ?? env().API_BASE_URL);
  const init = { method: endpoint.method, headers, ...(payload === undefined ? {} : { body: payload }) };
  const { timeoutMs = endpoint.effect ? REQUEST_TIMEOUT_MS : READ_TIMEOUT_MS, slowMs, always } = options;
  const { response, text } = await exchange(endpoint.path, { address, init, timeoutMs, slowMs, always });
  if (!response.ok) throw refusal(response, text);

  const parsed = z.safeDecode(endpoint.reply, parseJson(text));
  if (!parsed.success) {
    note({ unavailable: true });
    log.error(
      { call: endpoint.path, issues: parsed.error.issues.slice(0, 5).map(({ path, message }) => ({ path, message })) },
      'platform reply does not parse',
    );
    throw new UpstreamError('invalid-reply', 'Network Error', { status: response.status });
  }
  return parsed.data as ReplyOf<E>;
}
