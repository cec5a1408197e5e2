import { readTrustedCallers } from '../rules/web/trusted-callers';
import { present } from '../system/present';
import { isLoopback } from '../system/own-machine';
import { clientIp } from './session-headers';

it.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['::1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', 'not an address', '127.0.0.1'],
  ['203.0.113.50', '10.0.0.1', '203.0.113.50'],
])('peer %s naming %s is %s', (peer, forwardedFor, expected) => expect(clientIp(peer, forwardedFor)).toBe(expected));

it('accepts the address named by a trusted caller', () => {
  const trusted = present(readTrustedCallers('10.0.0.0/8'));
  expect(clientIp('10.0.0.5', '203.0.113.9', trusted)).toBe('203.0.113.9');
  expect(clientIp('11.0.0.5', '203.0.113.9', trusted)).toBe('11.0.0.5');
});

it('recognises this machine', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['10.0.0.1', '', '1127.0.0.1', '127.0.0.1.example.com'].some(isLoopback)).toBe(false);
});
