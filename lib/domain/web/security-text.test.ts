import { securityText } from './security-text';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = new Date('2026-03-01T23:59:59.999Z');
const text = securityText({ contact: 'mailto:shop@example.com', origin: 'https://shop.example.com', at });

it('has the fields of RFC 9116, one per line', () => {
  expect(text).toBe(
    'Contact: mailto:shop@example.com\nExpires: 2026-08-28T00:00:00Z\nCanonical: ' +
      'https://shop.example.com/.well-known/security.txt\n',
  );
});

it('expires after more than three months and within a year', () => {
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires - at.getTime()).toBeGreaterThan(90 * DAY_MS);
  expect(expires - at.getTime()).toBeLessThan(365 * DAY_MS);
});
