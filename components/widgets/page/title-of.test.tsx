import '@/components/widgets/testing/test-server';
import { row } from '@/lib/contract/content/page';
import { titleOf } from './title-of';

jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: async () => new URLSearchParams() }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));

const rows = (...widgets: readonly object[]) => [row.parse({ id: 1, row_type: 'plain', blocks: [{ id: 1, widgets }] })];

const heading = (templatevar: object) => ({ outer: 'core/heading', templatevar });

/** The place of the widget with the title; null for the page's own. */
function titleAt(widgets: readonly object[], params: readonly string[] = []): number | null {
  const given = rows(...widgets);
  const title = titleOf(given, params);
  return title && (given[0]?.blocks[0]?.widgets.indexOf(title) ?? null);
}

describe('the source of the page’s h1', () => {
  it.each([
    [
      'a widget of level h1, anywhere on the page',
      [{ outer: 'core/html' }, heading({ text: 'Title', level: 'h1' }), heading({ text: 'Another', level: 'h1' })],
      1,
    ],
    ['one whose level and text are written otherwise', [heading({ text: 2026, level: ' H1' })], 0],
    [
      'no widget of level h1 that is left out',
      [{ outer: 'tpl/heading', templatevar: { heading: 'Title', level: 'h1', subheading: {} } }],
      null,
    ],
    ['no widget of level h2', [heading({ text: 'Title' })], null],
    ['the first widget with a heading', [{ outer: 'core/hero', templatevar: { heading: 'Title' } }], 0],
    ['no widget without a heading', [{ outer: 'core/hero', templatevar: { heading: ' ' } }], null],
    ['no later widget', [{ outer: 'core/html' }, { outer: 'core/hero', templatevar: { heading: 'Title' } }], null],
    ['a list of questions', [{ outer: 'core/faq' }], 0],
    ['the item of its settings', [{ outer: 'Sell/product_view', templatevar: { product: 'bully-sticks' } }], 0],
    ['no widget without an item', [{ outer: 'Sell/product_view' }], null],
    ['no widget on an empty page', [], null],
  ])('%s', (_, widgets, place) => expect(titleAt(widgets)).toBe(place));

  it('the item of the address', () => expect(titleAt([{ outer: 'Blog/article_view' }], ['a-puppy'])).toBe(0));
});
