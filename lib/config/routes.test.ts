import { isGuardedPath, isLivePath, routes } from './routes';

describe('routes', () => {
  it('omits the page number of the first page', () => {
    expect(routes.shop()).toBe('/shop');
    expect(routes.shop(undefined, 2)).toBe('/shop/page/2');
    expect(routes.shop('dog-treats')).toBe('/shop/dog-treats');
    expect(routes.shop('dog-treats', 3)).toBe('/shop/dog-treats/3');
    expect(routes.search('oat & honey', 2)).toBe('/search/oat%20%26%20honey?page=2');
  });

  it.each(['/profile', '/checkout', '/checkout/return', '/orders/12', '/my-account', '/invoice/1'])(
    'requires a sign-in for %s',
    (path) => {
      expect(isGuardedPath(path)).toBe(true);
      expect(isLivePath(path)).toBe(true);
    },
  );

  it.each(['/', '/shop', '/product/profile', '/profiles', '/cart'])('requires no sign-in for %s', (path) => {
    expect(isGuardedPath(path)).toBe(false);
  });
});
