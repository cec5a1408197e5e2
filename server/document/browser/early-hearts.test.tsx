import { tapHeart } from './early-hearts';

const submitted: (string | null)[] = [];
let heart: HTMLButtonElement;
let form: HTMLFormElement;

beforeEach(() => {
  jest.useFakeTimers();
  submitted.length = 0;
  document.body.innerHTML = `<form id="shortlist"></form>
    <button form="shortlist" name="add" value="bowl"><i>♥</i></button><button id="other">Other</button>`;
  [form, heart] = [document.querySelector('form'), document.querySelector('button')] as [typeof form, typeof heart];
  form.requestSubmit = (button) => void submitted.push(button?.getAttribute('value') ?? null);
});

const tap = (element: Element): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.addEventListener('click', tapHeart, { once: true });
  return element.dispatchEvent(event);
};

it('shows each tap, and submits the form if no script loads', () => {
  expect(tap(heart.firstElementChild as Element)).toBe(false);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  jest.advanceTimersByTime(3_999);
  expect(submitted).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(submitted).toEqual(['bowl']);
});

it('leaves the tap to the script if it has loaded meanwhile', () => {
  tap(heart);
  form.dataset['scripted'] = '';
  jest.runAllTimers();
  expect(submitted).toEqual([]);
  expect(tap(heart)).toBe(true);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

it('submits nothing for a heart that was tapped twice', () => {
  tap(heart);
  tap(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  jest.runAllTimers();
  expect(submitted).toEqual([]);
});

it('ignores other buttons', () => expect(tap(document.querySelector('#other') as Element)).toBe(true));
