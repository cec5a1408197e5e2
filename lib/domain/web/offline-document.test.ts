import { offlineDocument } from './offline-document';

const words = { title: 'Offline <b>', text: 'Back "soon" & well', retry: 'Try again' };
const html = offlineDocument({ locale: 'ar', direction: 'rtl', site: 'Bark & Co', words });

it('shows site and text in the direction of the language', () => {
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<h1>Offline &lt;b&gt;</h1>');
  expect(html).toContain('Back &quot;soon&quot; &amp; well');
  expect(html).toContain('Bark &amp; Co</title>');
});

it('loads nothing else', () => expect(html).not.toMatch(/<(?:script \w|link|img)|url\(|https?:/));
