import { mapDocument, mapPolicy } from './map-document';

const options = {
  location: 'Fyshwick "ACT" <b>',
  zoom: 13,
  sign: true,
  asked: false,
  locale: 'en',
  direction: 'ltr',
  action: '/embed/map?location=x&sign=1',
  words: { title: 'Map', notice: 'It comes from elsewhere.', show: 'Show', hide: 'Hide' },
} as const;

it('names no third party before consent', () => {
  const html = mapDocument(options);
  expect(html).not.toMatch(/google|<iframe|https:/);
  expect(html).toContain('<div class="sign" dir="auto">Fyshwick &quot;ACT&quot; &lt;b&gt;</div>');
  expect(html).toContain('action="/embed/map?location=x&amp;sign=1"');
  expect(mapPolicy(false)).toContain("frame-src 'none'");
});

it('shows the map on request', () => {
  const html = mapDocument({ ...options, asked: true });
  expect(html).toContain(
    'src="https://www.google.com/maps?q=Fyshwick+%22ACT%22+%3Cb%3E&amp;z=13&amp;hl=en&amp;iwloc=A&amp;output=embed"',
  );
  expect(html).toContain('value="0"');
  expect(mapPolicy(true)).toContain('frame-src https://www.google.com;');
});

it('has a sign only when requested', () => {
  expect(mapDocument({ ...options, sign: false })).not.toContain('class="sign"');
});

it('can be framed by this site, and by the back office for a preview', () => {
  expect(mapPolicy(false)).toMatch(/frame-ancestors 'self'$/);
  expect(mapPolicy(false, 'https://office.example')).toMatch(/frame-ancestors 'self' https:\/\/office\.example$/);
});
