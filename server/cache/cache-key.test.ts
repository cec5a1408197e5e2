import { headersForAll, pageKey } from './cache-key';

const get = (url: string, headers: Record<string, string> = {}) => pageKey({ method: 'GET', url, headers });

it('consists of the language and the whole address', () => {
  expect(get('/shop?page=2')).toBe(' /shop?page=2');
  expect(get('/shop', { cookie: '_ga=1; NEXT_LOCALE=pt-BR; x=y' })).toBe('pt-BR /shop');
  expect(get('/shop', { cookie: 'NEXT_LOCALE=../de' })).toBe(' /shop');
  expect(pageKey({ method: 'HEAD', url: '/shop', headers: {} })).toBe(get('/shop'));
});

it.each([
  ['another method', { method: 'POST' }],
  ['a session', { headers: { cookie: 'a=b; stockist=x' } }],
  ['a chunk of a session', { headers: { cookie: 'stockist.1=x' } }],
  ['a session on https', { headers: { cookie: '__Host-stockist=x' } }],
  ['a pending sign-in', { headers: { cookie: '__Secure-stockist-pending=x' } }],
  ['a preview', { headers: { cookie: 'stockist-preview=x' } }],
  ['Next’s draft mode', { headers: { cookie: '__prerender_bypass=x' } }],
  ['the cart of a visitor', { url: '/cart', headers: { cookie: '__Host-stockist-cart=x' } }],
  ['tokens', { url: '/?a=x&r=y' }],
  ['tokens with encoded names', { url: '/?x=1&%61=x' }],
  ['the router', { url: '/about?_rsc=x' }],
  ['the router’s header', { headers: { rsc: '1' } }],
  ['a password', { headers: { authorization: 'Basic x' } }],
  ['a body', { headers: { 'content-length': '1' } }],
  ['JSON', { headers: { accept: 'application/json' } }],
  ['a call', { url: '/api/v1/x' }],
  ['the callback of a sign-in', { url: '/auth?code=x' }],
  ['the sign-out', { url: '/logout' }],
  ['the sign-in', { url: '/login?next=%2Fshop' }],
  ['a picture', { url: '/assets/i/x/1/80.jpg' }],
])('is null for %s', (_, asked) => {
  expect(pageKey({ method: 'GET', url: '/about', headers: {}, ...asked })).toBeNull();
});

it('is set for pages that do not depend on a visitor’s cart, or whose path only starts alike', () => {
  expect(get('/shop', { cookie: 'stockist-cart=x' })).not.toBeNull();
  expect(get('/shop', { cookie: '__Host-stockist-waiting=x' })).not.toBeNull();
  expect(get('/shop', { cookie: 'stockist-waiting=x; stockist=y' })).toBeNull();
  expect(get('/cart', { cookie: 'x=stockist-cart=1' })).not.toBeNull();
  expect(get('/apiary')).not.toBeNull();
  expect(get('/?area=1')).not.toBeNull();
});

it('passes only the key and connection headers to Next', () => {
  expect(
    headersForAll({
      host: 'shop.example',
      cookie: '_ga=1; NEXT_LOCALE=de; stockist-cart=x',
      'user-agent': 'Googlebot',
      accept: '*/*',
      'accept-encoding': 'br',
      'x-nonce': 'x',
      'x-middleware-subrequest': 'x',
      'next-resume': '1',
      range: 'bytes=0-1',
    }),
  ).toEqual({
    host: 'shop.example',
    cookie: 'NEXT_LOCALE=de',
    'accept-encoding': 'br',
    accept: 'text/html,*/*;q=0.8',
    'user-agent': 'Mozilla/5.0 (cache)',
  });
});
