import '@/components/widgets/testing/test-server';
import { row } from '@/lib/contract/content/page';
import { titleOf } from './title-of';

jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: async () => new URLSearchParams() }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));

const rows = (...widgets: readonly object[]) => [row.parse({ id: 1, row_type: 'plain', blocks: [{ id: 1, widgets }] })];

const heading = (templatevar: object) => ({ outer: 'core/heading', templatevar });

describe('the source of the page’s h1', () => {
  it.each([
    [
      'a widget of level h1, anywhere on the page',
      [{ outer: 'core/html' }, heading({ text: 'Title', level: 'h1' })],
      'widget',
    ],
    ['one whose level and text are written otherwise', [heading({ text: 2026, level: ' H1' })], 'widget'],
    ['no widget of level h2', [heading({ text: 'Title' })], 'page'],
    ['the first widget with a heading', [{ outer: 'core/hero', templatevar: { heading: 'Title' } }], 'first'],
    ['no widget without a heading', [{ outer: 'core/hero', templatevar: { heading: ' ' } }], 'page'],
    ['no later widget', [{ outer: 'core/html' }, { outer: 'core/hero', templatevar: { heading: 'Title' } }], 'page'],
    ['a list of questions', [{ outer: 'core/faq' }], 'first'],
    ['the item of its settings', [{ outer: 'Sell/product_view', templatevar: { product: 'bully-sticks' } }], 'first'],
    ['no widget without an item', [{ outer: 'Sell/product_view' }], 'page'],
    ['no widget on an empty page', [], 'page'],
  ])('%s', (_, widgets, giver) => expect(titleOf(rows(...widgets), [])).toBe(giver));

  it('the item of the address', () => expect(titleOf(rows({ outer: 'Blog/article_view' }), ['a-puppy'])).toBe('first'));
});
