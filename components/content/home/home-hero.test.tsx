import { row } from '@/lib/contract/content/page';
import { splitOpening } from './home-hero';

const rows = (...widgets: object[]) => [
  row.parse({ id: 1, row_type: 'plain', blocks: [{ id: 1, widgets }] }),
  row.parse({ id: 2, row_type: 'plain', blocks: [] }),
];
const heading = (settings: object) => ({ outer: 'core/heading', templatevar: { level: 'h1', ...settings } });
const html = (settings: object) => ({ outer: 'core/html', templatevar: settings });

it.each([
  [{ text: 'Hello' }, { html: '<p>One</p>' }],
  [{ heading: 'Hello', text: '' }, { content: '<p>One</p>' }],
  [
    { heading: 'Hello', text: 'Before' },
    { html: '<p>One</p>', content: 'Before' },
  ],
])('opens with the words of a heading and of text, by either name of their settings: %j', (title, words) => {
  const [opening, others] = splitOpening(rows(heading(title), html(words)));
  expect(opening).toEqual({ title: 'Hello', html: '<p>One</p>' });
  expect(others.map(({ id }) => id)).toEqual(['2']);
});

it('leaves a row with other widgets to the page', () => {
  const all = rows(heading({ text: 'Hello' }), { outer: 'core/faq', templatevar: {} });
  expect(splitOpening(all)).toEqual([null, all]);
});
