import { thirdPartyKeys, thirdPartyOrigins } from './third-parties';

const none = { analyticsKey: '', tagManagerKey: '', pixelKey: '' };

it('has none where no key is set', () => {
  expect(thirdPartyKeys(none)).toBeNull();
  expect(thirdPartyOrigins(null)).toEqual({ scripts: [], images: [], connections: [] });
});

it('takes keys of the right shape', () => {
  const keys = thirdPartyKeys({
    analyticsKey: 'G-ABC123XYZ0',
    tagManagerKey: 'GTM-ABC123',
    pixelKey: '1234567890',
  });
  expect(keys).toEqual({ analytics: 'G-ABC123XYZ0', tagManager: 'GTM-ABC123', pixel: '1234567890' });
  expect(thirdPartyOrigins(keys).scripts).toEqual(['https://www.googletagmanager.com', 'https://connect.facebook.net']);
});

it.each(['G-1"><script>', 'https://evil.example', 'G-', "G-ABCD'"])('takes %p for none', (analyticsKey) =>
  expect(thirdPartyKeys({ ...none, analyticsKey })).toBeNull(),
);

it('opens the policy for what is used, and nothing else', () => {
  expect(thirdPartyOrigins(thirdPartyKeys({ ...none, pixelKey: '1234567890' })).scripts).toEqual([
    'https://connect.facebook.net',
  ]);
});
