import { redirectTable } from '@/lib/domain/content/redirects';
import { orphanFindings, redirectDefect } from './site-findings';

const page = (slug: string, content: unknown = null) => ({ slug, content, name: slug, address: '', noindex: false });
const orphans = (...others: unknown[]) =>
  orphanFindings([page('about', { link: '/about' }), page('team')], others).map(({ place }) => place);

it.each([
  '/about',
  'about',
  ' about/us#top',
  '<a href="about?x=1">us</a>',
  "<p><a class='b' href='/about/'>us</a></p>",
])('takes %j for a link to a page', (text) => expect(orphans({ items: [text] })).toEqual(['team']));

it.each(['About us', 'https://about', '//about', '#about', '<a href="mailto:about">us</a>', 'us/about'])(
  'takes %j for none, nor a page’s link to itself',
  (text) => expect(orphans({ items: [text] })).toEqual(['about', 'team']),
);

it.each([
  ['/gone?x=1', 'leads to /gone, where nothing is'],
  ['gone', 'leads to /gone, where nothing is'],
  ['https://example.com/gone', null],
])('a redirect to %j: %s', (to, words) => {
  const entry = { from: '/old', to, prefix: false, changed_at: '2026-01-01T00:00:00.000Z' };
  expect(redirectDefect(entry, redirectTable([entry], 'https://shop.example'), () => false)).toBe(words);
});
