import { ownAddress } from './own-address';

test.each([
  [undefined, 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['localhost', 'http://localhost:3000'],
])('a server that listens on %p is reached at %p', (host, address) => {
  expect(ownAddress(host, 3000)).toBe(address);
  expect(URL.canParse('/flight/x.js', address)).toBe(true);
});
