import { screen } from '@testing-library/react';
import { VISITOR, renderOnServer, renderWidget } from '@/components/widgets/testing/test-server';
import { getLinks } from '@/lib/data/content/links';
import { coreLinkChildren } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/content/links', () => ({ getLinks: jest.fn() }));

it('shows the links below the sample’s parent', async () => {
  jest.mocked(getLinks).mockResolvedValue([
    { name: 'Contact', link: '/contact', icon: 'fa fa-envelope' },
    { name: 'Register', link: 'https://example.com/', icon: '' },
    { name: 'Trap', link: 'javascript:x()', icon: '' },
  ]);
  await renderWidget(coreLinkChildren, sample);
  expect(getLinks).toHaveBeenCalledWith('help');
  expect(screen.getByRole('heading', { name: 'Good to know' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/contact', null],
    ['https://example.com/', '_blank'],
  ]);
  expect(screen.getByText('Trap')).toBeInTheDocument();
  // Decorative, and only for a known icon.
  expect(screen.getAllByRole('link').map((link) => link.querySelectorAll('svg[aria-hidden="true"]').length)).toEqual([
    1, 0,
  ]);
});

it('prefers its own items, below the specified heading', async () => {
  const data = {
    outer: 'core/link_children',
    type: '',
    items: [{ name: 'One', link: '/one', new_tab: 1 }, 'rubbish', { name: '' }],
    templatevar: { parent: 'help' },
  };
  await renderOnServer(await coreLinkChildren.prepare(data, VISITOR));
  expect(screen.getByRole('heading', { name: 'Links' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'One (opens in a new tab)' })).toHaveAttribute('target', '_blank');
});

it('renders nothing without links', async () => {
  expect((await renderWidget(coreLinkChildren, {}))?.container).toBeEmptyDOMElement();
});
