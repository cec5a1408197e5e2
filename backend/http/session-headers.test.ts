import { clientIp, isLoopback } from './session-headers';

it.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['::1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', 'not an address', '127.0.0.1'],
  ['203.0.113.50', '10.0.0.1', '203.0.113.50'],
])('peer %s naming %s is %s', (peer, forwardedFor, expected) => expect(clientIp(peer, forwardedFor)).toBe(expected));

it('knows this machine', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['10.0.0.1', '', '1127.0.0.1', '127.0.0.1.example.com'].some(isLoopback)).toBe(false);
});
