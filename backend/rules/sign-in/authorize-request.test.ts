import { readAuthorizeRequest, returnAddress } from './authorize-request';

const clients = new Map([['stockist', new Set(['https://shop.example/auth'])]]);
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const read = (more: string) =>
  readAuthorizeRequest(
    new URLSearchParams(`client_id=stockist&redirect_uri=https://shop.example/auth&response_type=code${more}`),
    clients,
  );

test('parses a valid request', () => {
  expect(read(`&state=a&code_challenge=${CHALLENGE}&code_challenge_method=S256`)).toEqual({
    outcome: 'ask',
    request: { clientId: 'stockist', redirectUri: 'https://shop.example/auth', state: 'a', codeChallenge: CHALLENGE },
  });
});

test.each([
  ['&state=a&state=b', 'invalid_request'],
  ['&state=a&response_type=code', 'invalid_request'],
  ['&state=a&scope=all%20more', 'invalid_scope'],
  ['&state=a&code_challenge_method=S256', 'invalid_request'],
])('%s is returned to the client', (more, error) => {
  const state = more.includes('state=b') ? '' : '&state=a';
  expect(read(more)).toEqual({ outcome: 'return', address: `https://shop.example/auth?error=${error}${state}` });
});

test.each(['&client_id=stockist', '&redirect_uri=https://shop.example/auth'])('%s twice does not redirect', (more) =>
  expect(read(more)).toEqual({ outcome: 'refuse' }),
);

test('a return address keeps its query, and added values are encoded', () => {
  expect(returnAddress('https://app.example/a?x=1', { code: 'a&b', state: null })).toBe(
    'https://app.example/a?x=1&code=a%26b',
  );
});
