import { z } from 'zod';
import { REQUEST_SPACING_MS, REQUEST_TIMEOUT_MS } from '@/lib/config/constants';
import { API_BASE_PATH, platformError } from '@/lib/contract/common';
import { type AnyEndpoint, type BodyOf, type QueryOf, type ReplyOf, fillPath } from '@/lib/contract/endpoint';
import { parseJson } from '@/lib/domain/values/parse-json';
import { isNetworkError, reportReply } from './site/connection';
import type { CallError, CallResult } from './result';

export interface BrowserCallInput<E extends AnyEndpoint> {
  params?: Readonly<Record<string, string>>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  signal?: AbortSignal;
  /** Path of a storefront route to call instead of the BFF. */
  at?: string;
  /** Idempotency key: a retry gets the first response. */
  idempotencyKey?: string;
}

/** Error code of the BFF if the platform did not respond. */
const NO_REPLY = 'NETWORK_ERROR';

let nextTurn = 0;
let isLeft = false;
/** Calls that wait for their turn. */
const waiting = new Set<() => void>();

/** The timers of a page end when it is left: then nothing waits for its turn. */
function startAllWhenLeft(): void {
  addEventListener('pagehide', () => {
    isLeft = true;
    for (const start of waiting) start();
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
}
if (typeof window !== 'undefined') startAllWhenLeft();

/** Calls of one visitor start at least 50 ms apart (specification 1, section 7). */
async function turn(): Promise<void> {
  const now = Date.now();
  const at = Math.max(now, nextTurn);
  nextTurn = at + REQUEST_SPACING_MS;
  if (at === now || isLeft) return;
  await new Promise<void>((resolve) => {
    const start = (): void => {
      waiting.delete(start);
      resolve();
    };
    waiting.add(start);
    setTimeout(start, at - now);
  });
}

function addressOf(endpoint: AnyEndpoint, input: BrowserCallInput<AnyEndpoint>): string {
  const path = input.at ?? API_BASE_PATH + fillPath(endpoint.path, input.params);
  if (!endpoint.query) return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(
    z.record(z.string(), z.unknown()).parse(z.encode(endpoint.query, input.query ?? {})),
  )) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  return `${path}?${query}`;
}

/**
 * Browsers refuse a longer `keepalive` body: all those of a page may have 64 KiB together, and a character up to three
 * bytes.
 */
const MAX_KEEPALIVE_CHARACTERS = 20_000;

function requestOf(endpoint: AnyEndpoint, input: BrowserCallInput<AnyEndpoint>): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (endpoint.effect) headers.set('x-csrf', '1');
  if (endpoint.body) headers.set('content-type', 'application/json');
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
  const body = endpoint.body ? JSON.stringify(z.encode(endpoint.body, input.body)) : '';
  const patience = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return {
    method: endpoint.effect ? 'POST' : endpoint.method,
    headers,
    // Public replies set their own cache lifetime.
    cache: endpoint.auth === 'none' && !endpoint.effect ? 'default' : 'no-store',
    credentials: 'same-origin',
    // A change made just before leaving the page is still sent.
    keepalive: endpoint.effect && body.length <= MAX_KEEPALIVE_CHARACTERS,
    signal: input.signal ? AbortSignal.any([patience, input.signal]) : patience,
    ...(endpoint.body ? { body } : {}),
  };
}

function failure(status: number, text: string, retryAfter: string | null): CallError {
  const parsed = platformError.safeParse(parseJson(text));
  const { text_code, message, errors } = parsed.success ? parsed.data : { text_code: '', message: '', errors: {} };
  reportReply(text_code !== NO_REPLY);
  if (status >= 500 || status === 0) return { kind: 'network' };
  if (status === 401 || /^TOKEN_(EXPIRED|INVALID)$/.test(text_code)) return { kind: 'signed-out' };
  if (status === 404) return { kind: 'not-found', message };
  return { kind: 'refused', code: text_code, message, fieldErrors: errors, retryAfter: Number(retryAfter) || null };
}

/** Calls the BFF as declared by the contract. Network and platform failures are results, never exceptions. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: BrowserCallInput<E> = {},
): Promise<CallResult<ReplyOf<E>>> {
  await turn();
  let response: Response;
  let text: string;
  try {
    response = await fetch(addressOf(endpoint, input), requestOf(endpoint, input));
    text = await response.text();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    // An aborted call says nothing about the network.
    if (!input.signal?.aborted) reportReply(false);
    return { ok: false, error: { kind: 'network' } };
  }
  if (!response.ok) return { ok: false, error: failure(response.status, text, response.headers.get('retry-after')) };
  reportReply(true);
  const parsed = z.safeDecode(endpoint.reply, parseJson(text));
  return parsed.success ? { ok: true, value: parsed.data as ReplyOf<E> } : { ok: false, error: { kind: 'network' } };
}
