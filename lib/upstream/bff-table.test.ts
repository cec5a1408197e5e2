import { findAllowedCall } from './bff-table';

describe('findAllowedCall', () => {
  it('finds what is declared for the browser', () => {
    expect(findAllowedCall('POST', ['sell', 'cart', 'cartAdd'])?.endpoint.path).toBe('/sell/cart/cartAdd');
    expect(findAllowedCall('GET', ['sell', 'address'])?.endpoint.path).toBe('/sell/address');
  });

  it.each([
    ['POST', ['cognito', 'user', 'login']],
    ['POST', ['cognito', 'user', 'refreshToken']],
    ['POST', ['authtoken']],
    ['POST', ['sell', 'cart', 'submitOrder']],
    ['GET', ['cognito', 'user', 'logout']],
    ['GET', ['sell', 'order', '12']],
    ['GET', ['sell', 'cart', 'cartAdd']],
    ['DELETE', ['sell', 'address']],
    ['GET', ['sell', '..', 'sell', 'address']],
    ['GET', ['sell', 'address', '']],
  ])('refuses %s %j', (method, segments) => {
    expect(findAllowedCall(method, segments)).toBeNull();
  });
});
