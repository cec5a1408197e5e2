import { z } from 'zod';
import { endpoints } from '.';
import { money } from './common';
import { fillPath } from './endpoint';
import { productByUrl, productList } from './catalogue/product';

describe('money', () => {
  it.each([
    [12.3, 1230],
    ['12.30', 1230],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [-4.5, -450],
  ])('decodes %j dollars', (wire, cents) => {
    expect(z.decode(money, wire)).toBe(cents);
  });

  it('encodes to the same amount', () => {
    expect(z.encode(money, 1230)).toBe(12.3);
  });

  it('rejects an invalid amount', () => {
    expect(z.safeDecode(money, '12,30').success).toBe(false);
  });
});

describe('public reads', () => {
  it.each([productList, productByUrl])('contain no price, whatever the platform sends', (endpoint) => {
    const item = {
      id: 1,
      name: 'Shampoo',
      slug: 'shampoo',
      price: 12.5,
      full_price: 15,
      skus: [{ id: 1, code: 'A', price: 9 }],
    };
    const reply: unknown = z.decode(endpoint.reply as z.ZodType, { data: [item], item });
    expect(JSON.stringify(reply)).not.toMatch(/price|12\.5|1250|15/);
  });
});

describe('endpoints', () => {
  it('are all found, and never open to the browser if their replies contain tokens', () => {
    expect(endpoints.size).toBeGreaterThan(25);
    const withTokens = ['login', 'refreshToken', 'loginRecoveryCode', 'authtoken'];
    for (const name of withTokens) expect(endpoints.get(`session.${name}`)?.browser).toBe(false);
  });

  it('encode path segments', () => {
    expect(fillPath('/sell/order/{id}', { id: 'a/b c' })).toBe('/sell/order/a%2Fb%20c');
    for (const id of ['', '.', '..']) expect(() => fillPath('/sell/order/{id}', { id })).toThrow(TypeError);
  });
});
