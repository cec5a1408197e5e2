import { runInNewContext } from 'node:vm';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeControl } from './theme-control.client';
import { ThemeScript } from '../theme-script';

const names = { system: 'As the device', light: 'Light', dark: 'Dark' };
const theme = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('changes and stores the colours', async () => {
  render(<ThemeControl label="Colours" names={names} />);
  expect(screen.getByRole('radio', { name: 'As the device' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(theme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'As the device' }));
  expect(theme()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

it.each([[null], ['dark']])('applies a choice from before hydration, with %p stored', (stored) => {
  if (stored) {
    localStorage.setItem('theme', stored);
    document.documentElement.dataset.theme = stored;
  }
  const control = <ThemeControl label="Colours" names={names} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(control);
  screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked = true;
  render(control, { container, hydrate: true });
  expect(theme()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});

it('preserves a theme chosen on an earlier page', () => {
  document.documentElement.dataset.theme = 'dark';
  const control = <ThemeControl label="Colours" names={names} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(control);
  render(control, { container, hydrate: true });
  expect(theme()).toBe('dark');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

it('follows another tab', () => {
  render(<ThemeControl label="Colours" names={names} />);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
  expect(theme()).toBe('light');
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'else', newValue: 'dark' })));
  expect(theme()).toBe('light');
});

it('applies to this page only when storage is blocked', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  render(<ThemeControl label="Colours" names={names} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(theme()).toBe('dark');
  set.mockRestore();
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['<b>', undefined],
  [null, undefined],
])('the script in the head reads %p as %p', (stored, shown) => {
  if (stored !== null) localStorage.setItem('theme', stored);
  const html = renderToString(<ThemeScript nonce="abc" />);
  expect(html).toContain('nonce="abc"');
  runInNewContext(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '', { document, localStorage });
  expect(theme()).toBe(shown);
});
