import { onFirstSign } from './first-sign';

const start = jest.fn();
beforeEach(() => {
  start.mockReset();
  onFirstSign(start);
});
// Fires the listeners that a test leaves behind.
afterEach(() => give('keydown'));

/** jsdom has no pointer events. */
function give(type: string, more: Partial<Pick<PointerEvent, 'pointerType' | 'movementX' | 'movementY'>> = {}): void {
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));
}

it.each(['pointerdown', 'pointerup', 'click', 'keydown', 'focusin'])('is a %s, once', (type) => {
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

it('ignores a pointer that rests while the page moves below it', () => {
  give('pointermove', { movementX: 0, movementY: 0 });
  expect(start).not.toHaveBeenCalled();
});

it('is a finger that taps, and none that scrolls', () => {
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

it('is seen where the page keeps it to itself', () => {
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  give('click');
  expect(start).toHaveBeenCalledTimes(1);
});
