import { siteSettings } from '../contract/site/site';
import { toSiteSettings } from '../domain/site/settings';
import { descriptionOf, documentMetadata, pageMetadata } from './metadata';

const settings = toSiteSettings(siteSettings.parse({ name: 'Bark', twitter: 'https://x.com/bark' }));

it('describes a page for search engines and for social networks', () => {
  const metadata = pageMetadata(
    {
      title: 'Oat Biscuits',
      description: '<p>Baked &amp; crunchy</p>',
      path: '/product/oat',
      card: { address: '/assets/og/x.jpg', alt: 'Oat' },
    },
    settings,
  );
  expect(metadata).toMatchObject({
    title: 'Oat Biscuits',
    description: 'Baked & crunchy',
    alternates: { canonical: '/product/oat' },
    openGraph: {
      siteName: 'Bark',
      url: '/product/oat',
      images: [{ url: '/assets/og/x.jpg', width: 1200, height: 630, alt: 'Oat' }],
    },
    twitter: { card: 'summary_large_image', site: '@bark' },
  });
  expect(metadata.robots).toBeUndefined();
});

it('has nothing for other sites in a page that only its reader sees', () => {
  const facts = { title: 'Oat Biscuits', description: 'Baked', path: '/product/oat', hidden: true };
  expect(documentMetadata(facts, settings)).toEqual({
    title: 'Oat Biscuits',
    description: 'Baked',
    alternates: { canonical: '/product/oat' },
    robots: { index: false, follow: true },
  });
});

it('omits an alt text equal to the title', () => {
  const card = { address: '/assets/og/x.jpg', alt: 'Oat' };
  const { openGraph } = pageMetadata({ title: 'Oat', path: '/', card }, settings);
  expect(openGraph?.images).toEqual([{ url: '/assets/og/x.jpg', width: 1200, height: 630 }]);
});

it('does not repeat the site’s name in a title', () => {
  expect(pageMetadata({ title: 'Welcome to Bark', path: '/' }, settings).title).toEqual({
    absolute: 'Welcome to Bark',
  });
});

it('links the previous and next page of a list', () => {
  expect(
    pageMetadata({ title: 'Shop', path: '/shop/page/2', beside: { previous: '/shop', next: null } }, settings)
      .pagination,
  ).toEqual({ previous: '/shop', next: null });
});

it('excludes a hidden page from search engines', () => {
  expect(pageMetadata({ title: 'x', path: '/x', hidden: true }, settings).robots).toEqual({
    index: false,
    follow: true,
  });
});

it.each([
  ['', undefined],
  ['<p> </p>', undefined],
  ['x '.repeat(200), expect.stringMatching(/^(x )*x…$/)],
])('shortens a description of %j', (text, description) => {
  expect(descriptionOf(text)).toEqual(description);
  expect((descriptionOf(text) ?? '').length).toBeLessThanOrEqual(160);
});
