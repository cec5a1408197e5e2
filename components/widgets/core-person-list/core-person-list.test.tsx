import { screen } from '@testing-library/react';
import { IMAGE, VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { person } from '@/lib/contract/content/person';
import { getPeople } from '@/lib/data/content/people';
import { toPerson } from '@/lib/domain/content/people';
import { corePersonList } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/content/people', () => ({ getPeople: jest.fn() }));

const people = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    toPerson(
      person.parse({
        id: index + 1,
        first_name: 'Person',
        last_name: `Number${index + 1}`,
        title: 'Dispatch',
        description: 'Packs.',
      }),
    ),
  );

beforeEach(() => {
  const marnie = toPerson(
    person.parse({
      id: 99,
      first_name: 'Marnie',
      last_name: 'Callaghan',
      title: 'Founder',
      description: 'Washes a dog on Fridays.',
      photo: { ...IMAGE, alt: '' },
    }),
  );
  jest.mocked(getPeople).mockResolvedValue({ items: [marnie, ...people(63)], pageCount: 3, total: 130 });
});

it('shows the sample: photo, name, title and description, 64 per page, with pagination', async () => {
  await renderWidget(corePersonList, sample);
  expect(getPeople).toHaveBeenLastCalledWith({ page: 1, pageSize: 64, aspect: '1x1' });
  expect(screen.getByRole('heading', { name: 'Who you will talk to' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Marnie Callaghan' })).toBeInTheDocument();
  expect(screen.getByText('Washes a dog on Fridays.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(64);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/page/3');
});

it('shows initials instead of a missing photo', async () => {
  const view = await renderWidget(corePersonList, {});
  expect(view?.container.querySelector('[aria-hidden]')).toHaveTextContent('PN');
});

it('has no empty heading for a person without a name', async () => {
  const nameless = toPerson(person.parse({ id: 1, first_name: null, title: 'Dispatch' }));
  jest.mocked(getPeople).mockResolvedValue({ items: [nameless], pageCount: 1, total: 1 });
  await renderWidget(corePersonList, {});
  expect(screen.getByText('Dispatch')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('reads the list’s page number from the address', async () => {
  await renderWidget(corePersonList, { page_size: '12', aspect: '4x3' }, { ...VISITOR, params: ['2'] });
  expect(getPeople).toHaveBeenLastCalledWith({ page: 2, pageSize: 12, aspect: '4x3' });
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/page');
});

it.each([
  [1000, 64],
  [0, 1],
  ['x', 64],
])('a page size of %p is %d', async (page_size, pageSize) => {
  await renderWidget(corePersonList, { page_size });
  expect(getPeople).toHaveBeenLastCalledWith(expect.objectContaining({ pageSize }));
});

it('keeps the lines of a description', async () => {
  await renderWidget(corePersonList, sample);
  expect(screen.getByText('Washes a dog on Fridays.')).toHaveStyle({ whiteSpace: 'pre-line' });
});

it('renders nothing without persons', async () => {
  jest.mocked(getPeople).mockResolvedValue({ items: [], pageCount: 1, total: 0 });
  expect((await renderWidget(corePersonList, sample))?.container).toBeEmptyDOMElement();
});

it.each([
  [2, ['@narrow:grid-cols-2']],
  [3, ['@narrow:grid-cols-2', '@reading:grid-cols-3']],
  [4, ['@narrow:grid-cols-2', '@reading:grid-cols-3', '@content:grid-cols-4']],
  [6, ['@narrow:grid-cols-2', '@reading:grid-cols-3']],
  [7, ['@narrow:grid-cols-2', '@reading:grid-cols-3', '@content:grid-cols-4']],
])('%d people leave the fewest gaps', async (count, columns) => {
  jest.mocked(getPeople).mockResolvedValue({ items: people(count), pageCount: 1, total: count });
  await renderWidget(corePersonList, sample);
  expect(
    screen
      .getByRole('list')
      .className.split(' ')
      .filter((name) => name.includes('cols')),
  ).toEqual(columns);
});
