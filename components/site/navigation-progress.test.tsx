import { fireEvent, render } from '@testing-library/react';
import { NavigationProgress } from './navigation-progress.client';

jest.mock('next/navigation', () => ({ usePathname: () => location.pathname }));

/** Whether the bar shows once something of the page took a click on such a link for itself. */
const bar = (attributes: Readonly<Record<string, string>>) => {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.addEventListener('click', (event) => event.preventDefault());
  const { container } = render(<NavigationProgress />);
  container.append(link);
  fireEvent.click(link);
  return container.querySelector('.animate-progress') !== null;
};

it('shows that a page of the site is on its way', () => {
  expect(bar({ href: '/about' })).toBe(true);
});

it.each([
  ['a picture that opens over the page', { href: '/assets/i/abc/4x3/1600.jpg' }],
  ['what opens in another tab', { href: '/about', target: '_blank' }],
  ['another place of the page', { href: '#part' }],
  ['another site', { href: 'https://other.example/x' }],
])('does not for %s', (_, link) => {
  expect(bar(link)).toBe(false);
});
