import { screen } from '@testing-library/react';
import { VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { coreImageWithContent } from '.';
import sample from './sample.json';

it('shows the sample, with the picture at the end of the line', async () => {
  await renderWidget(coreImageWithContent, sample);
  const picture = screen.getByRole('img', { name: 'Four concentrates on a tiled bench' });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/\/16x9\/975\.jpg$/));
  expect(picture.closest('picture')).toHaveClass('@reading:col-start-2 @reading:row-start-1');
  expect(screen.getByRole('heading', { level: 2, name: 'One bench, four drums' })).toBeInTheDocument();
  expect(screen.getByText('Dilute at the sink, or at the van.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the concentrates' })).toHaveAttribute(
    'href',
    '/shop/salon-concentrates',
  );
});

it('has the picture at the start by default, and can be the page’s title', async () => {
  await renderWidget(coreImageWithContent, { ...sample, image_align: 'left' }, { ...VISITOR, first: true });
  expect(screen.getByRole('img').closest('picture')).not.toHaveClass('@reading:col-start-2 @reading:row-start-1');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('shows a button alone', async () => {
  await renderWidget(coreImageWithContent, { button_text: 'To the shop', button_link: '/shop' });
  expect(screen.getByRole('link', { name: 'To the shop' })).toBeInTheDocument();
  expect((await renderWidget(coreImageWithContent, { button_text: 'Nowhere' }))?.container).toBeEmptyDOMElement();
});

it('shows text without a picture, and renders nothing without settings', async () => {
  await renderWidget(coreImageWithContent, { heading: 'Words', image: { hash: '../x' } });
  expect(screen.queryByRole('img')).toBeNull();
  for (const settings of [{}, { html: '<p></p>' }])
    expect((await renderWidget(coreImageWithContent, settings))?.container).toBeEmptyDOMElement();
});
