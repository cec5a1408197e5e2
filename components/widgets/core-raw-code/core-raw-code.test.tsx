import { screen } from '@testing-library/react';
import { VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { coreRawCode } from '.';
import sample from './sample.json';

it('embeds the sample in a frame with an opaque origin, at a separate address', async () => {
  const view = await renderWidget(coreRawCode, sample);
  const frame = screen.getByTitle('A counter');
  expect(frame).toHaveAttribute('src', '/embed/code?page=page&block=r1b1&index=0');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
  expect(frame).toHaveStyle({ height: '120px' });
  expect(screen.getByRole('link', { name: 'Open the embedded content on its own' })).toHaveAttribute(
    'href',
    '/embed/code?page=page&block=r1b1&index=0',
  );
  expect(view?.container.innerHTML).not.toContain('Written by code');
});

it('renders nothing without code, or on a page without a slug', async () => {
  expect((await renderWidget(coreRawCode, { code: ' ' }))?.container).toBeEmptyDOMElement();
  const { slug: _, ...elsewhere } = VISITOR;
  expect((await renderWidget(coreRawCode, sample, elsewhere))?.container).toBeEmptyDOMElement();
});
