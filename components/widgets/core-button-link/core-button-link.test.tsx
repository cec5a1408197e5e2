import { screen } from '@testing-library/react';
import { CUSTOMER, VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { coreButtonLink } from '.';
import sample from './sample.json';

const link = async (settings: Record<string, unknown>, context = VISITOR) => {
  await renderWidget(coreButtonLink, { button_text: 'Go', ...settings }, context);
  return screen.queryByRole('link', { name: /^Go/ });
};

it('shows the sample', async () => {
  await renderWidget(coreButtonLink, sample);
  expect(screen.getByRole('link', { name: 'Become a stockist' })).toHaveAttribute('href', '/become-a-stockist');
});

it.each([
  [{ button_url: '/shop' }, '/shop', null],
  [{ link_to_page: 'about', button_url: '/shop' }, '/about', null],
  [{ link_to_document: 'https://example.com/list.pdf' }, 'https://example.com/list.pdf', '_blank'],
  [{ button_url: 'https://example.com/', open_in_new_tab: '0' }, 'https://example.com/', null],
  [{ button_url: '/shop', open_in_new_tab: true }, '/shop', '_blank'],
  [{ button_url: 'mailto:a@b.example' }, 'mailto:a@b.example', null],
])('%j links to %s', async (settings, href, target) => {
  const found = await link(settings);
  expect(found).toHaveAttribute('href', href);
  expect(found?.getAttribute('target')).toBe(target);
  expect(found?.textContent).toBe(target ? 'Go (opens in a new tab)' : 'Go');
});

it.each([{ button_url: 'javascript:alert(1)' }, { button_url: '' }, { button_url: '/shop', button_text: ' ' }])(
  '%j renders no button',
  async (settings) => {
    expect(await link(settings)).toBeNull();
  },
);

it('links visitors to the sign-in and back to this page if it needs a sign-in', async () => {
  expect(await link({ button_url: 'https://example.com/', needs_login: 1 })).toHaveAttribute(
    'href',
    '/login?next=%2Fpage',
  );
  expect(await link({ button_url: '/orders', needs_login: 1 }, CUSTOMER)).toHaveAttribute('href', '/orders');
});

it.each([
  ['brand', 'btn-primary', ''],
  ['sec', 'btn-secondary', ''],
  ['dng', 'btn-primary', 'var(--danger)'],
  ['white', 'btn-primary', 'var(--white)'],
  ['rgb(255 0 0)', 'btn-primary', ''],
])('applies the colour %s', async (button_colour, className, accent) => {
  const found = await link({ button_url: '/shop', button_colour, full_width: true });
  expect(found).toHaveClass(className, 'w-full');
  expect(found?.style.getPropertyValue('--accent')).toBe(accent);
});
