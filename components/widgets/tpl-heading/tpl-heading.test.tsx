import { screen } from '@testing-library/react';
import { VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { tplHeading } from '.';
import sample from './sample.json';

it('shows the sample', async () => {
  await renderWidget(tplHeading, sample);
  expect(screen.getByRole('heading', { level: 2, name: 'For the salon' })).toBeInTheDocument();
  expect(screen.getByText(/back bar/)).toBeInTheDocument();
});

it('has the level of its settings', async () => {
  await renderWidget(tplHeading, { heading: 'Words', level: 'h1', centred: '1' }, { ...VISITOR, first: true });
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveClass('text-center');
});

it('renders nothing without text', async () => {
  expect((await renderWidget(tplHeading, {}))?.container).toBeEmptyDOMElement();
});
