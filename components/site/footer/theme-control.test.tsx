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

describe('the browser’s bars', () => {
  const colour = (scheme: string, content: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${content}">`;
  /** The colour that counts for a device in a scheme. */
  const barIn = (scheme: string) =>
    [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .find((meta) => meta.getAttribute('media')?.includes(scheme) ?? true)
      ?.content.trim();

  beforeEach(() => {
    document.head.innerHTML = colour('light', 'snow') + colour('dark', 'navy');
  });
  afterEach(() => document.head.replaceChildren());

  it('have the colour of the chosen theme, or that of the device', async () => {
    render(<ThemeControl label="Colours" names={names} />);
    for (const [name, bar] of [
      ['Dark', 'navy'],
      ['Light', 'snow'],
    ] as const) {
      await userEvent.click(screen.getByRole('radio', { name }));
      expect([barIn('light'), barIn('dark')]).toEqual([bar, bar]);
    }
    await userEvent.click(screen.getByRole('radio', { name: 'As the device' }));
    expect([barIn('light'), barIn('dark')]).toEqual(['snow', 'navy']);
  });

  it('have it on later pages, and not once more after a choice', async () => {
    document.documentElement.dataset.theme = 'dark';
    render(<ThemeControl label="Colours" names={names} />);
    expect([barIn('light'), barIn('dark')]).toEqual(['navy', 'navy']);
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(barIn('dark')).toBe('snow');
    expect(document.head.querySelectorAll('meta')).toHaveLength(3);
  });

  it('keep theirs without a colour in the settings', () => {
    document.head.replaceChildren();
    document.documentElement.dataset.theme = 'dark';
    render(<ThemeControl label="Colours" names={names} />);
    expect(document.head.childElementCount).toBe(0);
  });
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
