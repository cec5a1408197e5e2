import { onFirstInteraction } from './first-interaction';

const start = jest.fn();
const mark = jest.fn();
// jsdom has none.
performance.mark = mark;
beforeEach(() => {
  mark.mockReset();
  start.mockReset();
  onFirstInteraction(start);
});
// Removes the listeners of the test by firing them.
afterEach(() => give('keydown'));

/** Dispatches an event; jsdom has no pointer events. */
function give(type: string, more: Partial<Pick<PointerEvent, 'pointerType' | 'movementX' | 'movementY'>> = {}): void {
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));
}

it.each(['pointerdown', 'pointerup', 'click', 'keydown', 'focusin'])('is a %s, only once', (type) => {
  give(type);
  give(type);
  expect(start).toHaveBeenCalledTimes(1);
});

it.each([
  ['to the side', { movementX: -1, movementY: 0 }],
  ['up', { movementX: 0, movementY: 1 }],
])('is a pointer that moves %s', (_, by) => {
  give('pointermove', by);
  expect(start).toHaveBeenCalledTimes(1);
});

it('ignores a resting pointer while the page moves below it', () => {
  give('pointermove', { movementX: 0, movementY: 0 });
  expect(start).not.toHaveBeenCalled();
});

it('is a tap, but not a scroll gesture', () => {
  const touch = { pointerType: 'touch' };
  give('pointerdown', touch);
  for (const movementY of [1, 2, 3]) give('pointermove', { ...touch, movementY });
  give('pointercancel', touch);
  window.dispatchEvent(new Event('scroll'));
  expect(start).not.toHaveBeenCalled();
  give('pointerdown', touch);
  give('pointerup', touch);
  expect(start).toHaveBeenCalledTimes(1);
});

it.each([
  ['no page that is shown for the first time', false, 0],
  ['a page that the back-forward cache restores', true, 1],
])('is %s', (_, persisted, times) => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(start).toHaveBeenCalledTimes(times);
  // Listeners of the tests before mark it too.
  expect(mark.mock.calls.length > 0).toBe(persisted);
});

it('marks a page that is restored while its scripts start', () => {
  give('keydown');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(start).toHaveBeenCalledTimes(1);
  expect(mark).toHaveBeenCalledWith('restored');
});

describe('at a link', () => {
  const giveAt = (href: string, type: string): void => {
    document.body.innerHTML = `<a href="${href}"><img alt=""></a>`;
    document.querySelector('img')?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { movementX: 1 }));
  };

  it.each(['pointermove', 'pointerdown', 'focusin', 'pointerup', 'click'])(
    'is no %s while the browser prerenders it',
    (type) => {
      giveAt('/product/a', type);
      expect(start).not.toHaveBeenCalled();
    },
  );

  it('is a key, and what is done to any other link', () => {
    giveAt('/cart', 'pointermove');
    expect(start).toHaveBeenCalledTimes(1);
    start.mockReset();
    onFirstInteraction(start);
    giveAt('/product/a', 'keydown');
    expect(start).toHaveBeenCalledTimes(1);
  });
});

it('may happen at no element', () => {
  document.dispatchEvent(new Event('focusin'));
  expect(start).toHaveBeenCalledTimes(1);
});

it('is noticed even if the page stops its propagation', () => {
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  give('click');
  expect(start).toHaveBeenCalledTimes(1);
});
