import { tapHeart } from './early-hearts';

const sent: string[] = [];
let heart: HTMLButtonElement;
let form: HTMLFormElement;

beforeEach(() => {
  sent.length = 0;
  navigator.sendBeacon = (address, body) =>
    sent.push(`${String(address)} ${body instanceof URLSearchParams ? body.toString() : ''}`) > 0;
  document.body.innerHTML = `<form id="shortlist" action="/api/shortlist"></form>
    <button form="shortlist" name="add" value="bowl"><i>♥</i></button><button id="other">Other</button>`;
  [form, heart] = [document.querySelector('form'), document.querySelector('button')] as [typeof form, typeof heart];
});

const tap = (element: Element): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.addEventListener('click', tapHeart, { once: true });
  return element.dispatchEvent(event);
};

it('shows each tap, and sends it at once, so that it counts for who leaves before a script loads', () => {
  expect(tap(heart.firstElementChild as Element)).toBe(false);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(sent).toEqual([`${location.origin}/api/shortlist add=bowl`]);
});

it('takes a heart back that is tapped again', () => {
  tap(heart);
  tap(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  expect(sent.at(-1)).toBe(`${location.origin}/api/shortlist remove=bowl`);
});

it('leaves the tap to the script if it has loaded meanwhile', () => {
  form.dataset['scripted'] = '';
  expect(tap(heart)).toBe(true);
  expect([sent, heart.getAttribute('aria-pressed')]).toEqual([[], null]);
});

it('ignores other buttons', () => expect(tap(document.querySelector('#other') as Element)).toBe(true));
