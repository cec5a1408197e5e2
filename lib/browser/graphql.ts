import 'client-only';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type TypedDocumentNode, gql } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import { type DocumentNode, Kind } from 'graphql';
import { z } from 'zod';
import { REQUEST_TIMEOUT_MS } from '../config/constants';
import { type DataOf, type GraphqlOperation, type VariablesOf, hashOf } from '../contract/graphql';
import { isNetworkError, reportReply } from './site/connection';

const ADDRESS = '/api/graphql';
const RETRY_PAUSE_MS = 300;

/** Operations by name. */
const operations = new Map<string, GraphqlOperation>();

/** The persisted hash of an operation, computed from its document in the contract. */
async function hashOfDocument({ definitions: [first] }: DocumentNode): Promise<string> {
  const name = first?.kind === Kind.OPERATION_DEFINITION ? first.name?.value : undefined;
  const operation = operations.get(name ?? '');
  if (!operation) throw new Error(`The contract has no operation ${name}.`);
  return hashOf(operation);
}

const fetchInTime: typeof fetch = (input, init = {}) => {
  const patience = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([patience, init.signal]) : patience });
};

const client = new ApolloClient({
  // Nothing is cached: replies are validated only after this client.
  cache: new InMemoryCache(),
  defaultOptions: { query: { fetchPolicy: 'no-cache' } },
  link: ApolloLink.from([
    new ErrorLink(({ error }) => {
      if (isNetworkError(error)) reportReply(false);
    }),
    new RetryLink({
      delay: { initial: RETRY_PAUSE_MS, jitter: false },
      attempts: { max: 2, retryIf: (error) => error instanceof TypeError },
    }),
    // The storefront accepts only hashes of its own operations, no documents.
    new PersistedQueryLink({ generateHash: hashOfDocument, disable: () => false, retry: () => false }),
    new HttpLink({ uri: ADDRESS, headers: { 'x-csrf': '1' }, credentials: 'same-origin', fetch: fetchInTime }),
  ]),
});

const isRefusal = (error: unknown): boolean =>
  [ServerError, ServerParseError, CombinedGraphQLErrors].some((kind) => kind.is(error));

/**
 * Reads by GraphQL. @returns null without a valid reply: the server-rendered data then stays. Import this module on
 * first use: it is larger than all other scripts of a page.
 */
export async function readGraphql<O extends GraphqlOperation>(
  operation: O,
  variables: VariablesOf<O>,
): Promise<DataOf<O> | null> {
  operations.set(operation.name, operation);
  const query: TypedDocumentNode<unknown> = gql(operation.document);
  try {
    const { data } = await client.query({ query, variables: z.record(z.string(), z.unknown()).parse(variables) });
    reportReply(true);
    const parsed = z.safeDecode(operation.reply, data);
    return parsed.success ? (parsed.data as DataOf<O>) : null;
  } catch (error) {
    if (isRefusal(error) || isNetworkError(error)) return null;
    throw error;
  }
}
