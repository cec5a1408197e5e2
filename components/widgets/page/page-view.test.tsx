import { screen, within } from '@testing-library/react';
import { CUSTOMER, VISITOR, renderOnServer } from '@/components/widgets/testing/test-server';
import { row } from '@/lib/contract/content/page';
import type * as CoreHero from '../core-hero';
import type * as CoreHtml from '../core-html';
import { PageView } from './page-view';

jest.mock('./find-widget', () => {
  const { coreHtml } = jest.requireActual<typeof CoreHtml>('../core-html');
  const { coreHero } = jest.requireActual<typeof CoreHero>('../core-hero');
  return { findWidget: (outer: string) => ({ 'core/html': coreHtml, 'core/hero': coreHero })[outer] };
});

const html = (words: string) => ({ outer: 'core/html', templatevar: { html: `<p>${words}</p>` } });
const rows = (...given: object[]) => given.map((one, index) => row.parse({ id: index + 1, ...one }));

it('lays columns out on a grid of twelve', async () => {
  await renderOnServer(
    <PageView
      rows={rows({
        row_type: 'columns',
        blocks: [
          { id: 1, width: 8, offset: 2, widgets: [html('Eight')] },
          { id: 2, width: 9, offset: 9, widgets: [html('Too wide')] },
        ],
      })}
      context={VISITOR}
    />,
  );
  const column = (words: string) =>
    screen.getByText(words).closest<HTMLElement>('[style*="--column"]')?.style.getPropertyValue('--column');
  expect(column('Eight')).toBe('3 / span 8');
  expect(column('Too wide')).toBe('10 / span 3');
});

it('stacks blocks of a plain row, whatever their width', async () => {
  const { container } = await renderOnServer(
    <PageView
      rows={rows({ row_type: 'plain', blocks: [{ id: 1, width: 4, widgets: [html('One')] }] })}
      context={VISITOR}
    />,
  );
  expect(container.querySelector('[style*="--column"]')).toBeNull();
});

it('treats a row of an unknown type as a plain one', async () => {
  await renderOnServer(
    <PageView rows={rows({ row_type: 'spiral', blocks: [{ id: 1, widgets: [html('One')] }] })} context={VISITOR} />,
  );
  expect(screen.getByText('One')).toBeInTheDocument();
});

it('renders blocks as tabs, the first one open, with their titles or numbers', async () => {
  await renderOnServer(
    <PageView
      rows={rows({
        row_type: 'tabs',
        blocks: [
          { id: 1, title: 'First', widgets: [html('One')] },
          { id: 2, widgets: [html('Two')] },
        ],
      })}
      context={VISITOR}
    />,
  );
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['First', 'true'],
    ['Tab 2', 'false'],
  ]);
  expect(within(screen.getByRole('tabpanel', { name: 'First' })).getByText('One')).toBeInTheDocument();
  expect(screen.getByText('Two')).toBeInTheDocument();
});

it('renders a single block without tabs', async () => {
  await renderOnServer(
    <PageView
      rows={rows({ row_type: 'tabs', blocks: [{ id: 1, title: 'Alone', widgets: [html('One')] }] })}
      context={VISITOR}
    />,
  );
  expect(screen.queryByRole('tab')).toBeNull();
});

it('spans the full width, with text inside the gutters', async () => {
  await renderOnServer(
    <PageView
      rows={rows({
        blocks: [
          {
            id: 1,
            settings: { full_width: true },
            widgets: [html('Words'), { outer: 'core/hero', templatevar: { heading: 'Hero' } }],
          },
        ],
      })}
      context={VISITOR}
    />,
  );
  expect(screen.getByText('Words').closest('.wrap')).not.toBeNull();
  expect(screen.getByText('Hero').closest('section')?.parentElement).not.toHaveClass('wrap');
});

it('shows the name of an unknown widget to customers, and renders the others', async () => {
  const page = rows({
    blocks: [
      { id: 1, widgets: [{ outer: 'ztt/weather' }, html('After'), { outer: 'core/html', templatevar: { html: {} } }] },
    ],
  });
  await renderOnServer(<PageView rows={page} context={VISITOR} />);
  expect(screen.queryByText(/Unknown/)).toBeNull();
  expect(screen.getByText('After')).toBeInTheDocument();
  await renderOnServer(<PageView rows={page} context={CUSTOMER} />);
  expect(screen.getByText('Unknown ztt/weather')).toBeInTheDocument();
});

it('uses the first widget’s heading as the page’s title', async () => {
  const hero = { outer: 'core/hero', templatevar: { heading: 'Hero' } };
  const given = rows({ blocks: [{ id: 1, widgets: [hero, hero] }] });
  await renderOnServer(<PageView rows={given} context={VISITOR} title={given[0]?.blocks[0]?.widgets[0] ?? null} />);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2']);
});

describe('empty content', () => {
  const nothing = { outer: 'core/button_link', templatevar: { button_text: 'Leads nowhere' } };
  const space = { padding_top: 96, padding_bottom: 96, margin_top: 48 };
  const shown = async (...given: object[]) =>
    (await renderOnServer(<PageView rows={rows(...given)} context={VISITOR} />)).container;

  it.each([
    ['no widget', []],
    ['a widget without text', [html('')]],
    ['an unknown widget', [{ outer: 'ztt/weather' }]],
    ['a button without an address', [nothing, { outer: 'core/call_to_action', templatevar: {} }]],
  ])('a row of one block with %s takes no space', async (_, widgets) => {
    for (const row_type of ['plain', 'columns', 'tabs']) {
      expect(await shown({ row_type, blocks: [{ id: 1, settings: space, widgets }] })).toBeEmptyDOMElement();
    }
  });

  it('a background is omitted with its empty widgets, but rendered for a block without widgets', async () => {
    const ground = { ...space, background_colour: 'blk' };
    expect(await shown({ blocks: [{ id: 1, settings: ground, widgets: [nothing] }] })).toBeEmptyDOMElement();
    expect((await shown({ blocks: [{ id: 1, settings: ground }] })).querySelector('[style*="--black"]')).not.toBeNull();
  });

  it('a blank block keeps its columns beside others, and leaves no gap in a stack', async () => {
    const page = await shown({
      row_type: 'columns',
      blocks: [
        { id: 1, width: 4, settings: space, widgets: [nothing] },
        { id: 2, width: 8, widgets: [html('Eight')] },
      ],
    });
    const [blank] = page.querySelectorAll('[style*="--column"]');
    expect(blank).toBeEmptyDOMElement();
    expect(blank).toHaveClass('max-md:hidden');
    await shown({
      blocks: [
        { id: 1, settings: space, widgets: [nothing, html('After')] },
        { id: 2, widgets: [nothing] },
      ],
    });
    expect(screen.getByText('After').closest('.grid')?.children).toHaveLength(1);
  });
});

it('says in a preview why a widget shows nothing: hidden, without content, or unknown', async () => {
  const empty = { outer: 'core/html', templatevar: { html: '' } };
  const { container } = await renderOnServer(
    <PageView
      rows={rows({
        row_type: 'plain',
        blocks: [
          {
            id: 1,
            widgets: [
              empty,
              { ...empty, templatevar: { html: '', hidden_before: '2999-01-01T00:00:00Z' } },
              { outer: 'core/new' },
              html('Shown'),
            ],
          },
        ],
      })}
      context={{ ...VISITOR, preview: 0 }}
    />,
  );
  expect([...container.querySelectorAll('[data-preview]')].map((mark) => mark.getAttribute('data-preview'))).toEqual([
    'empty',
    'scheduled',
    'unknown',
  ]);
  expect(screen.getByText('core/html has nothing to show here')).toBeInTheDocument();
  expect(screen.getByText('Shown').closest('[data-preview]')).toBeNull();
});
