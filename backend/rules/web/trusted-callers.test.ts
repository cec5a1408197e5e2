import { isTrusted, readTrustedCallers } from './trusted-callers';
import { present } from '../../system/present';

test.each([
  ['10.0.0.0/8, 192.0.2.7', '10.1.2.3', true],
  ['10.0.0.0/8, 192.0.2.7', '::ffff:192.0.2.7', true],
  ['10.0.0.0/8, 192.0.2.7', '192.0.2.8', false],
  ['fd00::/8', 'fd12::1', true],
  ['', '127.0.0.1', false],
  ['10.0.0.0/8', '', false],
])('%p trusts %p: %p', (setting, peer, expected) =>
  expect(isTrusted(present(readTrustedCallers(setting)), peer)).toBe(expected),
);

test.each(['storefront', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '*'])('refuses the setting %p', (setting) =>
  expect(readTrustedCallers(setting)).toBeNull(),
);
