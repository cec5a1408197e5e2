import { thirdPartyKeys, thirdPartyOrigins } from './third-parties';

const none = { analyticsKey: '', tagManagerKey: '', pixelKey: '', analyticsSiteUrl: '', analyticsSiteId: '' };

it('has no keys and origins when none is set', () => {
  expect(thirdPartyKeys(none)).toBeNull();
  expect(thirdPartyOrigins(null)).toEqual({ scripts: [], images: [], connections: [] });
});

it('accepts keys of the right format', () => {
  const keys = thirdPartyKeys({
    ...none,
    analyticsKey: 'G-ABC123XYZ0',
    tagManagerKey: 'GTM-ABC123',
    pixelKey: '1234567890',
  });
  expect(keys).toEqual({
    analytics: 'G-ABC123XYZ0',
    tagManager: 'GTM-ABC123',
    pixel: '1234567890',
    matomoUrl: '',
    matomoSite: '',
  });
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

it('counts at an analytics server of the shop’s own by its address and the site’s number, and allows only its origin', () => {
  const keys = thirdPartyKeys({ ...none, analyticsSiteUrl: 'https://stats.example.com/matomo', analyticsSiteId: '4' });
  expect(keys).toMatchObject({ matomoUrl: 'https://stats.example.com/matomo/', matomoSite: '4' });
  const origin = ['https://stats.example.com'];
  expect(thirdPartyOrigins(keys)).toEqual({ scripts: origin, images: origin, connections: origin });
});

it.each([
  ['http://stats.example.com/', '4'],
  ['https://user:secret@stats.example.com/', '4'],
  ['https://stats.example.com/?x=1', '4'],
  ["https://stats.example.com'; script-src *", '4'],
  ['https://stats.example.com;sandbox/', '4'],
  ['https://*.com/', '4'],
  ["https://'self'.example.com/", '4'],
  ['javascript:alert(1)', '4'],
  ['https://stats.example.com/', ''],
  ['https://stats.example.com/', '4"'],
  ['', '4'],
])('ignores the analytics server %p with the site %p', (analyticsSiteUrl, analyticsSiteId) =>
  expect(thirdPartyKeys({ ...none, analyticsSiteUrl, analyticsSiteId })).toBeNull(),
);
