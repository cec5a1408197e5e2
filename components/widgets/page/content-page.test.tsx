import { screen } from '@testing-library/react';
import { VISITOR, renderOnServer } from '@/components/widgets/testing/test-server';
import type * as ContractPage from '@/lib/contract/content/page';
import { row } from '@/lib/contract/content/page';
import { getFaqs } from '@/lib/data/content/faqs';
import type { BuiltPage } from '@/lib/data/content/pages';
import type * as CoreFaq from '../core-faq';
import type * as CoreHeading from '../core-heading';
import type * as CoreRawCode from '../core-raw-code';
import type { Widget } from '../parts/define';
import { ContentPage } from './content-page';

jest.mock('./find-widget', () => {
  const { coreFaq } = jest.requireActual<typeof CoreFaq>('../core-faq');
  const { coreHeading } = jest.requireActual<typeof CoreHeading>('../core-heading');
  const { coreRawCode } = jest.requireActual<typeof CoreRawCode>('../core-raw-code');
  const { row: rowSchema } = jest.requireActual<typeof ContractPage>('@/lib/contract/content/page');
  /** Shows the rows of a record, as an article does. */
  const record: Pick<Widget, 'prepare' | 'owns'> = {
    owns: [],
    prepare: async ({ templatevar }, context) => context.renderRows?.([rowSchema.parse(templatevar['row'])]),
  };
  const known = {
    'core/faq': coreFaq,
    'core/heading': coreHeading,
    'core/raw_code': coreRawCode,
    'test/record': record,
  };
  return { findWidget: (outer: keyof typeof known) => known[outer] };
});
jest.mock('./page-recheck.client', () => ({ PageRecheck: () => null }));
jest.mock('@/components/site/trail', () => ({ Trail: () => null }));
jest.mock('@/lib/data/content/faqs', () => ({ getFaqs: jest.fn() }));
jest.mock('@/lib/data/content/preview-page', () => ({
  previewMoment: async () => undefined,
  previewSubject: async () => undefined,
}));
jest.mock('@/lib/data/viewer', () => ({ getViewer: async () => VISITOR.viewer }));
jest.mock('@/lib/data/for-customer', () => ({ isForCustomer: async () => false }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));

const ONE = { id: '1', name: 'What is the minimum?', content: '<p>$300</p>', group: '' };

beforeEach(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});

/** The texts of the page's h1. */
async function titlesOf(...widgets: readonly object[]): Promise<(string | null)[]> {
  await show(widgets);
  return screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
}

async function show(widgets: readonly object[], content: string | readonly string[] = []): Promise<void> {
  const rows = [row.parse({ id: 1, row_type: 'plain', blocks: [{ id: 1, widgets }] })];
  const page = { slug: 'help', name: 'Help', title: '', content, image: null, version: '1', rows };
  await renderOnServer(<ContentPage page={page as unknown as BuiltPage} params={[]} />);
}

it('shows HTML from before the page builder below the rows', async () => {
  const heading = { outer: 'core/heading', templatevar: { text: 'Rows', level: 'h2' } };
  for (const content of ['<h2>Before</h2>', ['<h2>Bef', 'ore</h2>']]) {
    await show([heading], content);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Rows',
      'Before',
    ]);
  }
  for (const none of ['<p> </p><script>x()</script>', '[]', []]) {
    await show([heading], none);
    expect(document.querySelectorAll('.prose')).toHaveLength(0);
  }
});

it('leaves code out of the rows of a record, where it has no address', async () => {
  const code = { outer: 'core/raw_code', templatevar: { code: '<p>x</p>', title: 'A counter' } };
  await show([code]);
  expect(screen.getByTitle('A counter')).toBeInTheDocument();
  const text = { outer: 'core/heading', templatevar: { text: 'Of the record', level: 'h2' } };
  const rowOf = { id: 2, row_type: 'plain', blocks: [{ id: 2, widgets: [text, code] }] };
  await show([{ outer: 'test/record', templatevar: { row: rowOf } }]);
  expect(screen.getByText('Of the record')).toBeInTheDocument();
  expect(screen.queryByTitle('A counter')).toBeNull();
});

describe('a page has one h1', () => {
  const questions = { outer: 'core/faq', templatevar: { heading: 'Questions' } };
  const title = (text: string) => ({ outer: 'core/heading', templatevar: { text, level: 'h1' } });

  it('of its first widget', async () => {
    jest.mocked(getFaqs).mockResolvedValue([ONE]);
    expect(await titlesOf(questions)).toEqual(['Questions']);
  });

  it('of its own, where the first widget turns out to show nothing', async () => {
    jest.mocked(getFaqs).mockResolvedValue([]);
    expect(await titlesOf(questions)).toEqual(['Help']);
  });

  it('of the first heading of that level', async () => {
    expect(await titlesOf(questions, title('Words'), title('More'))).toEqual(['Words']);
    expect(screen.getByRole('heading', { level: 2, name: 'More' })).toBeInTheDocument();
  });

  it('of its own, beside a heading of that level without a text', async () => {
    expect(await titlesOf(title('Words'))).toEqual(['Words']);
    expect(await titlesOf(title(' '))).toEqual(['Help']);
  });
});
