import { screen } from '@testing-library/react';
import { IMAGE, renderWidget } from '@/components/widgets/testing/test-server';
import { coreCallToAction } from '.';
import sample from './sample.json';

it('shows the sample', async () => {
  await renderWidget(coreCallToAction, sample);
  expect(screen.getByRole('heading', { name: 'Open an account' })).toBeInTheDocument();
  expect(screen.getByText('Five business days, then prices.')).toBeInTheDocument();
  expect(screen.getByText('Have your ABN at hand.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/signup');
});

it('stands between its pictures', async () => {
  await renderWidget(coreCallToAction, {
    ...sample,
    left_image: { ...IMAGE, alt: 'Start' },
    right_image: { ...IMAGE, alt: 'End' },
  });
  const words = screen.getByRole('heading');
  const [start, end] = [screen.getByRole('img', { name: 'Start' }), screen.getByRole('img', { name: 'End' })];
  expect(start.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(words.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('shows nothing without words', async () => {
  expect((await renderWidget(coreCallToAction, { left_image: IMAGE }))?.container).toBeEmptyDOMElement();
});
