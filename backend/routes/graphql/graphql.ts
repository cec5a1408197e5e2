import { GraphQLError } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { limits } from './limits';
import { type GraphqlContext, resolvers } from './resolvers';
import { typeDefs } from './type-defs';
import { authenticate, bearerToken } from '../../http/authenticate';
import { readJsonBody } from '../../http/body';
import { requireStorableText } from '../../http/plain-text';
import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { describeError } from '../../system/describe-error';

/** Converts a PlatformError to a GraphQL error with its message and code, without internal details. */
function graphqlError({ message, code, status }: PlatformError): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

/**
 * POST /graphql (specification 2, section 7): pages, galleries, voucher themes and testimonials. A bearer token is
 * optional, but checked.
 */
export function registerGraphql({ router, deps }: PlatformApp): void {
  const introspection = process.env['NODE_ENV'] !== 'production';
  const yoga = createYoga<object, GraphqlContext>({
    schema: createSchema<GraphqlContext>({ typeDefs, resolvers }),
    graphqlEndpoint: '/graphql',
    plugins: [limits(introspection)],
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    maskedErrors: {
      maskError: (error) => {
        const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error;
        if (cause instanceof PlatformError) return graphqlError(cause);
        // Errors of the query: syntax, unknown fields, limits.
        if (cause instanceof GraphQLError) return cause;
        deps.log.error({ error: describeError(cause) }, 'a GraphQL query failed');
        return new GraphQLError('Something went wrong. Please try again.', {
          extensions: { code: 'SERVER_ERROR', http: { status: 500 } },
        });
      },
    },
  });

  router.all('/graphql', async (context) => {
    const { method } = context.req;
    if (method !== 'POST')
      return context.json({ errors: [{ message: 'Queries are sent by POST.' }] }, 405, { Allow: 'POST' });
    try {
      const token = bearerToken(context);
      if (token !== null) await authenticate(token, deps);
      requireStorableText(await readJsonBody(context));
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      return context.json({ errors: [{ message: error.message, extensions: { code: error.code } }] }, error.status, {
        'Cache-Control': 'private, no-store',
      });
    }
    // The body was read already; Hono caches it for repeated reads.
    const request = new Request(context.req.url, {
      method,
      headers: context.req.raw.headers,
      body: await context.req.text(),
    });
    const reply = await yoga.fetch(request, { deps, at: deps.now() });
    const headers = new Headers(reply.headers);
    headers.set('Cache-Control', 'private, no-store');
    return new Response(reply.body, { status: reply.status, headers });
  });
}
