import { screen } from '@testing-library/react';
import { VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { coreHeading } from '.';
import sample from './sample.json';

it('shows the sample, centred', async () => {
  await renderWidget(coreHeading, sample);
  expect(screen.getByRole('heading', { level: 2, name: 'Why stockists stay' })).toHaveClass('text-center');
});

it.each([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h9', 2],
  [undefined, 2],
] as const)('has the level %s', async (level, expected) => {
  await renderWidget(coreHeading, { text: 'Words', level }, { ...VISITOR, first: true });
  expect(screen.getByRole('heading', { level: expected })).toHaveTextContent('Words');
});

it('looks like one of level h1, and is one of level h2, where the page has another h1', async () => {
  await renderWidget(coreHeading, { text: 'Words', level: 'h1' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveClass('text-4xl');
});

it('renders nothing without text', async () => {
  expect((await renderWidget(coreHeading, {}))?.container).toBeEmptyDOMElement();
});
