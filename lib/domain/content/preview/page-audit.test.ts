import type { InputSchema } from '../../../contract/input-schema';
import { page as pageSchema } from '../../../contract/content/page';
import { toPage } from '../page';
import { findPageProblems } from './page-audit';

const picture = { control: 'picture' };
const settings: InputSchema = {
  properties: {
    heading: { control: 'text', heading: true },
    name: { control: 'text' },
    link: { control: 'address' },
    button_url: { control: 'address' },
    html: { control: 'html' },
    image: picture,
    background_image: { ...picture, decorative: true },
    items: { control: 'items', items: { properties: { button_link: { control: 'address' }, photo: picture } } },
  },
};
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
    { isKnown: (path) => known.has(path), settingsOf: () => settings },
  );

it('finds nothing on a page without problems', () => {
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
  [{ items: [{ photo: { hash: 'abcdef', alt: '' } }] }],
])('finds the missing alternative text of %j', (settings) => {
  expect(audit(settings)).toEqual([{ kind: 'missing-alt', where: 'core/x' }]);
});

it.each([
  ['a picture behind words', { background_image: { hash: 'abcdef', alt: '' } }],
  ['no picture', { image: null }],
  ['a name, which is no heading', { name: 'n'.repeat(100) }],
  ['words that look like an address', { name: '/gone', heading: '/gone' }],
  ['a setting that the widget does not have', { somewhere: '/gone', people: [{ link: '/gone' }] }],
  ['settings of the wrong types', { link: 7, html: ['<img src="/a">'], items: 'x', image: 'x' }],
])('finds nothing wrong with %s', (_, given) => {
  expect(audit(given)).toEqual([]);
});

it('finds titles, descriptions and headings that are too long', () => {
  const kinds = audit({ heading: 'h'.repeat(81) }, { title: 't'.repeat(61), meta_description: 'd'.repeat(161) }).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['long-title', 'long-description', 'long-heading']);
});

it('checks the legacy content too', () => {
  expect(audit({}, { content: '<a href="/gone">x</a>' })).toEqual([
    { kind: 'broken-link', where: 'HTML', what: '/gone' },
  ]);
});
