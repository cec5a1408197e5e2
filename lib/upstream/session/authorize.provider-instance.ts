/**
 * An OpenID provider, and a platform that accepts its tokens, in a separate process started by authorize.test.ts. Exits
 * when its input ends.
 */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

const ACCOUNT = '7';
const [clientId = '', redirectUri = ''] = process.argv.slice(2);

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: clientId,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    },
  ],
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  cookies: { keys: ['only for a test'] },
  findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  issueRefreshToken: () => true,
});

/** All logins use one account, which always consents. */
async function agree(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params, grantId } = await provider.interactionDetails(request, response);
  const grant = grantId ? await provider.Grant.find(grantId) : undefined;
  const given = grant ?? new provider.Grant({ accountId: ACCOUNT, clientId });
  given.addOIDCScope(String(params.scope));
  await provider.interactionFinished(request, response, {
    login: { accountId: ACCOUNT },
    consent: { grantId: await given.save() },
  });
}

async function authUser(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = await provider.AccessToken.find(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
  response.writeHead(token ? 200 : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify(token ? { item: { id: token.accountId } } : { text_code: 'TOKEN_INVALID' }));
}

const provide = provider.callback();
server.on('request', (request, response) => {
  if (request.url?.startsWith('/interaction/')) return void agree(request, response);
  if (request.url?.startsWith('/api/v1/cognito/user/authUser')) return void authUser(request, response);
  return void provide(request, response);
});

console.log(issuer);
process.stdin.resume().on('end', () => process.exit(0));
