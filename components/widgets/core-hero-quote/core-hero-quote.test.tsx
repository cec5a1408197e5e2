import { screen } from '@testing-library/react';
import { IMAGE, renderWidget } from '@/components/widgets/testing/test-server';
import { coreHeroQuote } from '.';
import sample from './sample.json';

it('shows the sample on its background colour', async () => {
  const view = await renderWidget(coreHeroQuote, sample);
  expect(view?.container.querySelector('section')).toHaveStyle({ background: 'var(--black)' });
  expect(view?.container.querySelector('blockquote')).toHaveTextContent(
    'I will not have miracle claims in my waiting room.',
  );
  expect(screen.getByText('Dr Anjali Menon')).toBeInTheDocument();
});

it.each([
  ['wht', 'var(--white)'],
  ['blk', 'var(--black)'],
  ['bnd', 'var(--accent)'],
  ['pri', 'var(--accent)'],
  ['sec', 'var(--shade)'],
  ['suc', 'var(--success)'],
  ['inf', 'var(--info)'],
  ['wrn', 'var(--warning)'],
  ['dng', 'var(--danger)'],
  ['', 'var(--shade)'],
])('the colour %p is %s', async (overlay_colour, background) => {
  const view = await renderWidget(coreHeroQuote, { html: 'Words', overlay_colour });
  expect(view?.container.querySelector('section')).toHaveStyle({ background });
});

it('shows a picture below its colour', async () => {
  const view = await renderWidget(coreHeroQuote, {
    ...sample,
    background_image: IMAGE,
    overlay_image: { ...IMAGE, alt: 'Portrait' },
  });
  expect(view?.container.querySelectorAll('img')).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Portrait' })).toBeInTheDocument();
});

it('renders nothing without text', async () => {
  for (const html of [undefined, '<p></p>'])
    expect((await renderWidget(coreHeroQuote, { name: 'Nobody', html }))?.container).toBeEmptyDOMElement();
});
