import { z } from 'zod';
import { platformError } from '@/lib/contract/common';
import { findGraphqlOperation } from '@/lib/contract/graphql';
import { isOwnRequest } from '@/lib/session/request-guard';
import { upstreamErrorResponse } from '@/lib/upstream/bff/error-response';
import { queryAs } from '@/lib/upstream/graphql/graphql';
import { readLimited } from '@/lib/upstream/bff/limited-body';
import { countCall } from '@/lib/upstream/bff/rate-limit';
import { withRefresh } from '@/lib/upstream/session-call';
import { camelCased } from '@/lib/domain/values/camel-case';
import { parseJson } from '@/lib/domain/values/parse-json';
import { forBrowser } from './for-browser';

const MAX_BYTES = 16 * 1024;
const PRIVATE = { 'cache-control': 'private, no-store' };

/** A persisted query: an operation by name and hash, never a document. */
const asked = z
  .object({
    operationName: z.string().max(80),
    variables: z.record(z.string(), z.unknown()).default({}),
    extensions: z.object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().max(64) }) }),
  })
  .strict();

function refuse(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: { ...PRIVATE, ...headers } },
  );
}

/** A failed call in GraphQL's format; its status tells the client how to react. */
async function failed(error: unknown): Promise<Response> {
  const reply = upstreamErrorResponse(error);
  const { textCode, message } = camelCased(platformError.parse(await reply.json()));
  const retry = reply.headers.get('retry-after');
  return refuse(reply.status, textCode, message, retry ? { 'retry-after': retry } : {});
}

async function readAsked(request: Request): Promise<z.output<typeof asked> | null> {
  return asked.safeParse(parseJson((await readLimited(request, MAX_BYTES)) ?? '')).data ?? null;
}

/**
 * GraphQL for browsers: only the operations of the table (lib/contract/graphql), with this browser's session and never
 * a token in the response.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('x-csrf') === null || !isOwnRequest(request.headers))
    return refuse(403, 'CSRF', 'This request did not come from this site.');
  const wait = await countCall(request.headers.get('x-forwarded-for') ?? '');
  if (wait !== null)
    return refuse(429, 'TOO_MANY', 'Too many requests. Please wait a moment.', { 'retry-after': String(wait) });
  const query = await readAsked(request);
  const operation =
    query && (await findGraphqlOperation(query.operationName, query.extensions.persistedQuery.sha256Hash));
  if (!query || !operation) return refuse(400, 'UNKNOWN_OPERATION', 'There is no such operation.');
  const variables = operation.variables.safeParse(query.variables);
  if (!variables.success) return refuse(422, 'INVALID', 'Some of the variables are not valid.');
  try {
    const data = await withRefresh((session) => queryAs(operation, variables.data, session));
    return Response.json({ data: forBrowser(z.encode(operation.reply, data)) }, { headers: PRIVATE });
  } catch (error) {
    return failed(error);
  }
}
