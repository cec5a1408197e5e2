import { screen } from '@testing-library/react';
import { renderWidget } from '@/components/widgets/testing/test-server';
import { coreHtml } from '.';
import sample from './sample.json';

it('shows the sample', async () => {
  await renderWidget(coreHtml, sample);
  expect(screen.getByRole('heading', { name: 'Shipping' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the range' })).toHaveAttribute('href', '/shop');
});

it('removes everything executable', async () => {
  const view = await renderWidget(coreHtml, {
    html: '<p>Safe</p><script>alert(1)</script><img src=x onerror=alert(1)>',
  });
  expect(view?.container.innerHTML).toBe('<div lang="en" class="prose"><p>Safe</p></div>');
});

it('renders nothing without HTML, and is skipped if its settings are invalid', async () => {
  expect((await renderWidget(coreHtml, {}))?.container).toBeEmptyDOMElement();
  expect(await renderWidget(coreHtml, { html: { no: 'text' } })).toBeNull();
});
