import type { Editing, ToOffice } from '@/lib/domain/content/preview/messages';
import { EditingPage } from './editing-page';

const OFF: Editing = {
  on: false,
  names: { 'widget:a': 'Heading', 'widget:b': 'Text' },
  selected: '',
  texts: [],
  words: { insert: 'Insert', drag: 'Drag', type: 'Text of this part' },
  show: false,
};
const SELECTED: Editing = { ...OFF, on: true, selected: 'widget:a', texts: [{ field: 's.heading', text: 'Before' }] };

let left = new AbortController();

/** A document of the preview, whose window's listeners end with the test. */
function opened() {
  document.body.innerHTML =
    '<div data-part="widget:a"><h2>Before</h2></div><div data-part="widget:b"><p>Words</p></div>';
  const told: ToOffice[] = [];
  const done: string[] = [];
  const listen = window.addEventListener.bind(window);
  const spy = jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject | null, options?) => {
      const more = typeof options === 'object' ? options : { capture: options === true };
      listen(type, listener ?? (() => {}), { ...more, signal: left.signal });
    });
  const page = new EditingPage((message) => told.push(message), {
    reload: () => done.push('reload'),
    stop: () => done.push('stop'),
  });
  spy.mockRestore();
  const heading = document.querySelector<HTMLElement>('h2');
  const other = document.querySelector<HTMLElement>('p');
  if (!heading || !other) throw new Error('The page has no parts.');
  const isTyping = (): boolean => heading.hasAttribute('aria-label');
  const press = (key: string): boolean => heading.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return { page, told, done, heading, other, isTyping, press };
}

beforeEach(() => {
  left = new AbortController();
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(() => left.abort());

it('selects what is clicked, and types in what is selected', () => {
  const { page, told, heading, other, isTyping } = opened();
  page.edit(SELECTED);
  other.click();
  expect(told).toEqual([{ stockist: 'select', part: 'widget:b' }]);
  expect(isTyping()).toBe(false);
  heading.click();
  expect(isTyping()).toBe(true);
});

it('types in the selected part that was clicked before the back office told of it', () => {
  const { page, told, heading, isTyping } = opened();
  heading.click();
  page.edit(SELECTED);
  expect(told).toEqual([]);
  expect(isTyping()).toBe(true);
});

it('types in a part that was clicked a second time before it was selected', () => {
  const { page, heading, isTyping } = opened();
  page.edit({ ...SELECTED, selected: 'widget:b', texts: [] });
  heading.click();
  heading.click();
  // Sent before the selection was known.
  page.edit({ ...SELECTED, selected: 'widget:b', texts: [] });
  expect(isTyping()).toBe(false);
  page.edit(SELECTED);
  expect(isTyping()).toBe(true);
});

describe('when the draft was saved', () => {
  it('reloads', () => {
    const { page, told, done } = opened();
    page.edit(SELECTED);
    page.refresh();
    expect(done).toEqual(['reload']);
    expect(told).toEqual([]);
  });

  it('reloads after a text that is being typed', () => {
    const { page, told, done, heading, press } = opened();
    page.edit(SELECTED);
    heading.click();
    page.refresh();
    expect(done).toEqual([]);
    expect(told).toEqual([{ stockist: 'busy' }]);
    heading.textContent = 'After';
    press('Enter');
    expect(done).toEqual(['reload']);
    expect(told.at(-1)).toEqual({ stockist: 'text', part: 'widget:a', field: 's.heading', text: 'After' });
  });

  it('puts off a reload that has begun when a text is typed in the page that is about to go', () => {
    const { page, told, done, heading, press } = opened();
    page.edit(SELECTED);
    page.refresh();
    dispatchEvent(new Event('beforeunload'));
    heading.click();
    expect(done).toEqual(['reload', 'stop']);
    expect(told).toEqual([{ stockist: 'busy' }]);
    press('Escape');
    expect(done).toEqual(['reload', 'stop', 'reload']);
  });
});
