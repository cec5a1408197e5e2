import { endpoints } from '../../contract';
import { findAllowedCall } from './allowed-calls';

describe('findAllowedCall', () => {
  it('finds calls declared for the browser', () => {
    expect(findAllowedCall('POST', ['sell', 'cart', 'cartAdd'])?.endpoint.path).toBe('/sell/cart/cartAdd');
    expect(findAllowedCall('GET', ['sell', 'locality'])?.endpoint.path).toBe('/sell/locality');
  });

  it('finds only the calls that browser code makes', () => {
    const allowed = [...endpoints.values()].filter((endpoint) =>
      ['GET', 'POST'].some(
        (method) => findAllowedCall(method, endpoint.path.split('/').filter(Boolean))?.endpoint === endpoint,
      ),
    );
    expect(allowed.map(({ path }) => path).toSorted()).toEqual([
      '/sell/cart/cartAdd',
      '/sell/cart/cartAddMany',
      '/sell/cart/cartRemove',
      '/sell/cart/cartUpdate',
      '/sell/cart/getCart',
      '/sell/cart/orderBar',
      '/sell/cart/searchsku',
      '/sell/cart/shippingQuote',
      '/sell/cart/suggestSkus',
      '/sell/locality',
      '/sell/product/requestStock',
    ]);
  });

  it.each([
    ['POST', ['cognito', 'user', 'login']],
    ['POST', ['cognito', 'user', 'refreshToken']],
    ['POST', ['authtoken']],
    ['POST', ['sell', 'cart', 'submitOrder']],
    ['GET', ['cognito', 'user', 'logout']],
    ['GET', ['sell', 'order']],
    ['GET', ['sell', 'order', '12']],
    ['GET', ['sell', 'address']],
    ['POST', ['sell', 'address', 'create']],
    ['POST', ['sell', 'address', 'enable']],
    ['POST', ['sell', 'address', 'disable']],
    ['POST', ['sell', 'cart', 'skuOffers']],
    ['POST', ['sell', 'cart', 'requestShippingQuote']],
    ['POST', ['cognito', 'image', 'getByHash']],
    ['GET', ['sell', 'cart', 'cartAdd']],
    ['DELETE', ['sell', 'locality']],
    ['GET', ['sell', '..', 'sell', 'locality']],
    ['GET', ['sell', 'locality', '']],
  ])('rejects %s %j', (method, segments) => {
    expect(findAllowedCall(method, segments)).toBeNull();
  });
});
