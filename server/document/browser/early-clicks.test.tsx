import { earlyClicks } from './early-clicks';

beforeEach(() => jest.useFakeTimers());

const answered: string[] = [];
const get = (id: string) => document.getElementById(id) ?? document.body;
const isKnown = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && '__reactProps$x' in target;

/** React first attaches its props to an element, and handles its events later. */
const know = (id: string) => Object.assign(get(id), { __reactProps$x: {} });
const take = (id: string) => Object.assign(know(id), { committed: true });

for (const type of ['click', 'auxclick'])
  document.addEventListener(
    type,
    (event) => {
      if (isKnown(event.target) && !('committed' in event.target)) event.stopPropagation();
    },
    true,
  );
document.addEventListener('click', ({ target }) => {
  if (isKnown(target)) answered.push(target.id);
});

let clicks: AbortController | undefined;
beforeEach(() => {
  answered.length = 0;
  document.body.innerHTML = `
    <button type="button" id="one"><b id="inner">1</b></button><button type="button" id="two">2</button>
    <button type="button" id="menu" popovertarget="x">3</button><button type="submit" id="send">4</button>
    <a href="#large" data-lightbox id="picture">5</a><a href="#else" id="link">6</a>`;
  clicks?.abort();
  clicks = new AbortController();
  addEventListener('click', earlyClicks(), { capture: true, signal: clicks.signal });
});

it('replays clicks once React handles their element, each as often as it was clicked', () => {
  get('inner').click();
  get('two').click();
  get('one').click();
  take('one');
  jest.advanceTimersByTime(1_000);
  expect(answered).toEqual(['one', 'one']);
  take('two');
  jest.advanceTimersByTime(1_000);
  expect(answered).toEqual(['one', 'one', 'two']);
});

it('waits while React knows an element but does not handle its events', () => {
  know('one');
  get('one').click();
  jest.advanceTimersByTime(1_000);
  expect(answered).toEqual([]);
  take('one');
  jest.advanceTimersByTime(1_000);
  expect(answered).toEqual(['one']);
});

it.each(['menu', 'send'])('leaves %s to the browser', (id) => {
  const seen = jest.fn((event: Event) => event.preventDefault());
  get(id).addEventListener('click', seen, { once: true });
  get(id).click();
  take(id);
  jest.advanceTimersByTime(1_000);
  expect(seen).toHaveBeenCalledTimes(1);
});

it('leaves the next click on the element to React', () => {
  take('one');
  get('one').click();
  jest.advanceTimersByTime(1_000);
  get('one').click();
  expect(answered).toEqual(['one', 'one']);
});

it('ignores an element that a script added', () => {
  const made = document.createElement('button');
  made.type = 'button';
  const seen = jest.fn();
  made.addEventListener('click', seen);
  document.body.append(made);
  made.click();
  expect(seen).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(seen).toHaveBeenCalledTimes(1);
});

describe('a lightbox link', () => {
  const followed: string[] = [];
  const follow = (event: Event) => {
    if (!event.defaultPrevented && event.target instanceof Element) followed.push(event.target.id);
  };
  beforeEach(() => {
    followed.length = 0;
    document.body.addEventListener('click', follow, { signal: clicks?.signal });
  });

  it('waits for the lightbox', () => {
    get('picture').click();
    expect(followed).toEqual([]);
    take('picture');
    jest.advanceTimersByTime(1_000);
    expect(answered).toEqual(['picture']);
    jest.advanceTimersByTime(10_000);
    expect(answered).toEqual(['picture']);
  });

  it('is followed as a link, once, if scripts do not load', () => {
    get('picture').click();
    jest.advanceTimersByTime(10_000);
    expect([followed, answered]).toEqual([['picture'], []]);
  });

  it('opens another tab immediately with a modifier key', () => {
    get('picture').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(followed).toEqual(['picture']);
  });

  it('is the only kind of link that waits', () => {
    get('link').click();
    expect(followed).toEqual(['link']);
  });
});
