import { page as pageSchema } from '../../../contract/content/page';
import { toPage } from '../page';
import { findPageProblems } from './page-audit';

const known = new Set(['/', '/about', '/shop']);
const audit = (templatevar: Record<string, unknown>, more: object = {}) =>
  findPageProblems(
    toPage(
      pageSchema.parse({
        id: '1',
        slug: 'p',
        name: 'Page',
        rows: [{ id: 'r', blocks: [{ id: 'b', widgets: [{ outer: 'core/x', templatevar }] }] }],
        ...more,
      }),
    ),
    (path) => known.has(path),
  );

it('finds nothing on a page in order', () => {
  expect(
    audit({
      heading: 'Short',
      link: '/about',
      html:
        '<p><a href="/shop?page=2#top">Shop</a><a href="https://example.com">x</a><a href="#here">y</a><img ' +
        'src="/a" alt="A dog"></p>',
    }),
  ).toEqual([]);
});

it.each([
  [{ link: '/gone' }, '/gone'],
  [{ button_url: 'gone' }, 'gone'],
  [{ items: [{ button_link: 'javascript:alert(1)' }] }, 'javascript:alert(1)'],
  [{ html: '<a class="x" href="/gone#part">x</a>' }, '/gone#part'],
])('finds the broken link of %j', (settings, what) => {
  expect(audit(settings)).toEqual([{ kind: 'broken-link', where: 'core/x', what }]);
});

it.each([
  [{ image: { hash: 'abcdef', alt: '' } }],
  [{ html: '<img src="/a">' }],
  [{ html: '<img alt="" src="/a">' }],
  [{ people: [{ photo: { hash: 'abcdef', alt: '' } }] }],
])('finds the missing alternative text of %j', (settings) => {
  expect(audit(settings)).toEqual([{ kind: 'missing-alt', where: 'core/x' }]);
});

it('asks for no alternative text of a ground', () => {
  expect(audit({ background_image: { hash: 'abcdef', alt: '' } })).toEqual([]);
});

it('finds titles, descriptions and headings that are too long', () => {
  const kinds = audit({ heading: 'h'.repeat(81) }, { title: 't'.repeat(61), meta_description: 'd'.repeat(161) }).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['long-title', 'long-description', 'long-heading']);
});

it('looks at the legacy content too', () => {
  expect(audit({}, { content: '<a href="/gone">x</a>' })).toEqual([
    { kind: 'broken-link', where: 'HTML', what: '/gone' },
  ]);
});
