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

it('shows its text between its pictures', async () => {
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

it.each([
  ['a picture', { left_image: { ...IMAGE, alt: 'One' } }, ['One']],
  ['two pictures', { left_image: { ...IMAGE, alt: 'One' }, right_image: { ...IMAGE, alt: 'Two' } }, ['One', 'Two']],
])('shows only %s', async (_, settings, names) => {
  await renderWidget(coreCallToAction, settings);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(names);
});

it('shows a button without text, and nothing for an incomplete button or no settings', async () => {
  await renderWidget(coreCallToAction, { button_text: 'Apply', button_link: '/signup' });
  expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/signup');
  for (const settings of [{}, { html: '<p></p>' }, { button_text: 'Apply' }, { button_link: '/signup' }]) {
    expect((await renderWidget(coreCallToAction, settings))?.container).toBeEmptyDOMElement();
  }
});
