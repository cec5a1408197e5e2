import 'server-only';
import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { print } from '@apollo/client/utilities';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { READ_TIMEOUT_MS } from '../../config/constants';
import { env } from '../../config/env';
import { platformError } from '../../contract/common';
import { log } from '../../config/log';
import { parseJson } from '../../domain/values/parse-json';
import type { SessionData } from '../../session/data';
import { UpstreamError } from '../errors';
import { withoutUnknown } from './graphql-document';
import { RETRY_PAUSE_MS, isConnectionLoss } from '../public-call';
import { note } from '../request-notes';
import { exchange, isOk } from '../transport';

const PATH = '/graphql';
/** Limits of the cached clients: a token lives for minutes, and a new client costs little. */
const MAX_CLIENTS = 500;
const CLIENT_MS = 15 * 60 * 1000;
const MAX_DOCUMENTS = 100;

interface Credential {
  readonly base: string;
  /** Null for public reads. */
  readonly token: string | null;
}

const refused = z.object({
  errors: z
    .array(
      z.object({
        message: z.string().default(''),
        extensions: z.object({ code: z.string().default('') }).prefault({}),
      }),
    )
    .min(1),
});

/** The first error of a GraphQL reply, or the platform's own kind of refusal. */
function firstError(reply: unknown): { message: string; code: string } {
  const first = refused.safeParse(reply).data?.errors[0];
  if (first) return { message: first.message, code: first.extensions.code };
  const { text_code: code = '', message = '' } = platformError.safeParse(reply).data ?? {};
  return { message, code };
}

/**
 * The platform's first error, which is shown to the visitor. A 401 or 422 without a code counts as an expired token, if
 * one was sent: GraphQL is asked again after a refresh (specification 1, section 7).
 */
function refusal(status: number, reply: unknown, token: string | null): UpstreamError {
  const { message, code: given } = firstError(reply);
  const isForged = /signature verification failed/i.test(message);
  const mayBeExpired = given === '' && !isForged && (status === 401 || status === 422);
  const code = mayBeExpired && token !== null ? 'TOKEN_EXPIRED' : given;
  const tokenCode = /^TOKEN_(EXPIRED|INVALID)$/.test(code) || isForged;
  return new UpstreamError(tokenCode || (status === 401 && code === '') ? 'unauthorized' : 'refused', message, {
    status,
    code,
  });
}

/** A request as Apollo's link writes it. */
const sent = z.looseObject({ query: z.string(), extensions: z.unknown().optional() });

/** Documents that a platform's schema knows, by its address and the document that it refused. */
const narrowed = new LRUCache<string, string>({ max: MAX_DOCUMENTS, ttl: CLIENT_MS });

/** The body of a request with another document, whose hash is another, too. */
function withDocument(body: string, query: string): string {
  const { extensions: _, ...request } = sent.parse(parseJson(body));
  return JSON.stringify({ ...request, query });
}

/**
 * Uses the transport of all other calls, with its timeout, size limit and a breaker per operation. A platform that does
 * not know all that is asked for is asked again for what it knows.
 */
function fetchWith({ token }: Credential): typeof fetch {
  return async (input, { body } = {}) => {
    const address = new URL(input instanceof Request ? input.url : input);
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    if (typeof body !== 'string') throw new TypeError('A GraphQL request without a document');
    const ask = (text: string) =>
      exchange(`${PATH} ${address.hash.slice(1)}`, {
        address,
        request: { method: 'POST', headers, body: text },
        timeoutMs: READ_TIMEOUT_MS,
      });
    const { query } = sent.parse(parseJson(body));
    const key = `${address.origin} ${query}`;
    const known = narrowed.get(key);
    let answer = await ask(known === undefined ? body : withDocument(body, known));
    const isRefused = !isOk(answer.reply.status) || answer.text.includes('"errors"');
    const narrower = isRefused ? withoutUnknown(known ?? query, parseJson(answer.text)) : null;
    if (narrower !== null) {
      log.warn({ call: address.hash.slice(1) }, 'the platform does not know all that is asked for by GraphQL');
      narrowed.set(key, narrower);
      answer = await ask(withDocument(body, narrower));
    }
    const { reply, text } = answer;
    if (!isOk(reply.status)) throw refusal(reply.status, parseJson(text), token);
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };
}

/** Converts any error to an UpstreamError. */
function upstreamError(error: Error, call: string | undefined): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (CombinedGraphQLErrors.is(error)) return refusal(200, error, null);
  note({ unavailable: true });
  log.error({ call, reason: error.message }, 'platform reply is no GraphQL');
  return new UpstreamError('invalid-reply', 'Network Error', { cause: error });
}

/**
 * Sends each operation's hash with its document. Only the hash would cost a second request on platforms without
 * persisted operations.
 */
const persisted = new ApolloLink((operation, forward) => {
  const sha256Hash = createHash('sha256').update(print(operation.query)).digest('hex');
  operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } };
  operation.setContext({ http: { includeExtensions: true } });
  return forward(operation);
});

function newClient(credential: Credential): ApolloClient {
  const errors = new ErrorLink(
    ({ error, operation }) =>
      new Observable((observer) => observer.error(upstreamError(error, operation.operationName))),
  );
  const oneRepeat = new RetryLink({
    delay: { initial: RETRY_PAUSE_MS, jitter: false },
    attempts: { max: 2, retryIf: isConnectionLoss },
  });
  // The fragment passes the operation's name to `fetchWith`, and is never sent.
  const uri = ({ operationName = '' }: ApolloLink.Operation) =>
    new URL(`${PATH}#${operationName}`, credential.base).href;
  return new ApolloClient({
    ssrMode: true,
    // No cache: public reads are cached by Next, and others are personal. No deduplication: the failure of a shared
    // call would be recorded for one request only (request-notes.ts).
    cache: new InMemoryCache(),
    queryDeduplication: false,
    defaultOptions: { query: { fetchPolicy: 'no-cache' } },
    link: ApolloLink.from([errors, oneRepeat, persisted, new HttpLink({ uri, fetch: fetchWith(credential) })]),
  });
}

/**
 * A module variable instead of processMemory: Next bundles pages and routes separately, and `instanceof` does not
 * recognize an error of the other bundle.
 */
const clients = new LRUCache<string, ApolloClient>({ max: MAX_CLIENTS, ttl: CLIENT_MS });

/** The client of one credential. Clients are never shared between tokens. */
export function clientFor(session: SessionData | null): ApolloClient {
  const credential = { base: session?.base ?? env().API_BASE_URL, token: session?.accessToken ?? null };
  const key = JSON.stringify(credential);
  const known = clients.get(key);
  if (known) return known;
  const client = newClient(credential);
  clients.set(key, client);
  return client;
}
