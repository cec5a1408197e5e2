import { thirdPartyKeys, thirdPartyOrigins } from './third-parties';

const none = { analyticsKey: '', tagManagerKey: '', pixelKey: '' };

it('has no keys and origins when none is set', () => {
  expect(thirdPartyKeys(none)).toBeNull();
  expect(thirdPartyOrigins(null)).toEqual({ scripts: [], images: [], connections: [] });
});

it('accepts keys of the right format', () => {
  const keys = thirdPartyKeys({
    analyticsKey: 'G-ABC123XYZ0',
    tagManagerKey: 'GTM-ABC123',
    pixelKey: '1234567890',
  });
  expect(keys).toEqual({ analytics: 'G-ABC123XYZ0', tagManager: 'GTM-ABC123', pixel: '1234567890' });
  expect(thirdPartyOrigins(keys).scripts).toEqual(['https://www.googletagmanager.com', 'https://connect.facebook.net']);
});

it.each(['G-1"><script>', 'https://evil.example', 'G-', "G-ABCD'"])('ignores the invalid key %p', (analyticsKey) =>
  expect(thirdPartyKeys({ ...none, analyticsKey })).toBeNull(),
);

it('allows only the origins of the used keys', () => {
  expect(thirdPartyOrigins(thirdPartyKeys({ ...none, pixelKey: '1234567890' })).scripts).toEqual([
    'https://connect.facebook.net',
  ]);
});
