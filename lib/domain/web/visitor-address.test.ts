import { visitorAddress } from './visitor-address';

describe('visitorAddress', () => {
  it.each([
    [undefined, '10.0.0.1', 0, '10.0.0.1'],
    ['1.2.3.4', '10.0.0.1', 0, '10.0.0.1'],
    ['1.2.3.4', '10.0.0.1', 1, '1.2.3.4'],
    ['6.6.6.6, 1.2.3.4', '10.0.0.1', 1, '1.2.3.4'],
    ['6.6.6.6, 1.2.3.4, 10.0.0.2', '10.0.0.1', 2, '1.2.3.4'],
    ['1.2.3.4', '10.0.0.1', 5, '1.2.3.4'],
  ])('%j from %s behind %i proxies', (header, peer, proxies, expected) => {
    expect(visitorAddress(header, peer, proxies)).toBe(expected);
  });
});
