import 'server-only';
import { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { z } from 'zod';
import { env } from '../config/env';
import { log } from '../config/log';
import type { DataOf, GraphqlOperation, VariablesOf } from '../contract/graphql';
import type { SessionData } from '../session/data';
import { UpstreamError } from './errors';
import { readTwice } from './public-call';
import { markUnavailable } from './request-store';
import { exchange } from './transport';

const PATH = '/graphql';

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The platform's first message is what a visitor is told. */
function refusal(status: number, { message, code }: { message: string; code: string }): UpstreamError {
  const tokenCode = /^TOKEN_(EXPIRED|INVALID)$/.test(code) || /signature verification failed/i.test(message);
  return new UpstreamError(tokenCode || (status === 401 && code === '') ? 'unauthorized' : 'refused', message, {
    status,
    code,
  });
}

/** A client for one request alone: nothing of one visitor is ever kept for another. The transport's rules are those of every other call. */
function clientFor(operation: GraphqlOperation, session: SessionData | null): ApolloClient {
  const ask = async (_: unknown, init: RequestInit = {}): Promise<Response> => {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(session && { authorization: `Bearer ${session.accessToken}` }),
    };
    const address = new URL(PATH, session?.base ?? env().API_BASE_URL);
    const { response, text } = await exchange(`${PATH} ${operation.name}`, address, {
      method: 'POST',
      headers,
      body: init.body ?? null,
    });
    if (response.ok) return new Response(text, { headers: { 'content-type': 'application/json' } });
    const said = refused.safeParse(parseJson(text)).data?.errors[0];
    throw refusal(response.status, { message: said?.message ?? '', code: said?.extensions.code ?? '' });
  };
  return new ApolloClient({ ssrMode: true, cache: new InMemoryCache(), link: new HttpLink({ uri: PATH, fetch: ask }) });
}

async function run<O extends GraphqlOperation>(
  operation: O,
  variables: VariablesOf<O>,
  session: SessionData | null,
): Promise<DataOf<O>> {
  const client = clientFor(operation, session);
  let data: unknown;
  try {
    ({ data } = await client.query({
      query: gql(operation.document),
      variables: z.record(z.string(), z.unknown()).parse(variables),
      fetchPolicy: 'no-cache',
    }));
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
    if (first)
      throw refusal(200, {
        message: first.message,
        code: typeof first.extensions?.code === 'string' ? first.extensions.code : '',
      });
    markUnavailable();
    log.error(
      { call: operation.name, reason: error instanceof Error ? error.message : 'unknown' },
      'platform reply is no GraphQL',
    );
    throw new UpstreamError('invalid-reply', 'Network Error', { cause: error });
  } finally {
    client.stop();
  }
  const parsed = z.safeDecode(operation.reply, data);
  if (parsed.success) return parsed.data as DataOf<O>;
  markUnavailable();
  log.error(
    { call: operation.name, issues: parsed.error.issues.slice(0, 5).map(({ path, message }) => ({ path, message })) },
    'platform reply does not parse',
  );
  throw new UpstreamError('invalid-reply', 'Network Error');
}

/** A read that carries no session, so its reply may be cached for everyone. Building reads nothing (design, section 4). @throws UpstreamError */
export async function publicQuery<O extends GraphqlOperation>(
  operation: O,
  variables: VariablesOf<O>,
): Promise<DataOf<O>> {
  return readTwice(() => run(operation, variables, null));
}

/** A read as somebody who may be signed in. @throws UpstreamError */
export async function queryAs<O extends GraphqlOperation>(
  operation: O,
  variables: VariablesOf<O>,
  session: SessionData | null,
): Promise<DataOf<O>> {
  return run(operation, variables, session);
}
