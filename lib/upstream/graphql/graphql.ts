import 'server-only';
import { type TypedDocumentNode, gql } from '@apollo/client';
import { z } from 'zod';
import type { DataOf, GraphqlOperation, VariablesOf } from '../../contract/graphql';
import type { SessionData } from '../../session/data';
import { clientFor } from './graphql-client';
import { skipWhileBuilding } from '../public-call';
import { readReply } from '../read-reply';

async function run<O extends GraphqlOperation>(
  operation: O,
  variables: VariablesOf<O>,
  session: SessionData | null,
): Promise<DataOf<O>> {
  // The reply is `unknown` until it is parsed.
  const document: TypedDocumentNode<unknown> = gql(operation.document);
  const { data } = await clientFor(session).query({
    query: document,
    variables: z.record(z.string(), z.unknown()).parse(variables),
  });
  return readReply(operation.name, operation.reply, data) as DataOf<O>;
}

/**
 * A read without a session, so its reply may be cached for everyone. The build reads nothing (design, section 4).
 * @throws UpstreamError
 */
export async function publicQuery<O extends GraphqlOperation>(
  operation: O,
  variables: VariablesOf<O>,
): Promise<DataOf<O>> {
  skipWhileBuilding();
  return run(operation, variables, null);
}

/** A read as the current visitor or customer. @throws UpstreamError */
export async function queryAs<O extends GraphqlOperation>(
  operation: O,
  variables: VariablesOf<O>,
  session: SessionData | null,
): Promise<DataOf<O>> {
  return run(operation, variables, session);
}
