import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs.client';

const TABS = [
  { id: 'tab-1', title: 'One' },
  { id: 'tab-2', title: 'Two' },
  { id: 'tab-3', title: 'Three' },
];
const tabs = (left = 0, right = 3) => (
  <Tabs
    label="Tabs"
    tabs={TABS.slice(left, right)}
    panels={[
      <p key="1">First</p>,
      <p key="2" id="deep">
        Second
      </p>,
      <p key="3">Third</p>,
    ].slice(left, right)}
  />
);
const shown = () => screen.getByRole('tabpanel').textContent;

beforeEach(() => {
  location.hash = '';
  Element.prototype.scrollIntoView = jest.fn();
});

it('shows the first panel, and another one on click', async () => {
  render(tabs());
  expect(shown()).toBe('OneFirst');
  await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
  expect(shown()).toBe('ThreeThird');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Three');
  expect(location.hash).toBe('');
});

it.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{End}{Home}', 'One'],
])('%s selects %s', async (keys, title) => {
  render(tabs());
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  expect(document.activeElement).toHaveTextContent(title);
});

it('swaps the arrow keys in right-to-left languages', async () => {
  const style = jest.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
  render(tabs());
  fireEvent.keyDown(screen.getAllByRole('tab')[0] as HTMLElement, { key: 'ArrowLeft' });
  style.mockRestore();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Two');
});

it('is a single tab stop, followed by the panel', async () => {
  render(tabs());
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('keeps its tab open when another one ends, and opens the first when its own does', async () => {
  const { rerender } = render(tabs());
  await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
  rerender(tabs(1));
  expect(shown()).toBe('ThreeThird');
  rerender(tabs(0, 2));
  expect(shown()).toBe('OneFirst');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('One');
});

it('opens the panel of the element in the address', async () => {
  render(tabs());
  location.hash = '#deep';
  await waitFor(() => expect(shown()).toBe('TwoSecond'));
});

it('stays where it is for a fragment that is no encoding', async () => {
  location.hash = '#100%';
  render(tabs());
  await waitFor(() => expect(shown()).not.toBe(''));
  location.hash = '';
});

it('hides no panel before scripts run: CSS does, if scripting is enabled', () => {
  const html = renderToString(tabs());
  expect(html).not.toMatch(/ hidden/);
  expect(html).not.toContain('data-ready');
  expect(html).toContain('href="#tab-2"');
});
