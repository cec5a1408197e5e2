import { readFileSync } from 'node:fs';
import { join } from 'node:path';

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = readFileSync(join(__dirname, 'office.js'), 'utf8');
  document.head.append(script);
});

function aForm(method: string): HTMLFormElement {
  const form = document.createElement('form');
  form.method = method;
  document.body.append(form);
  return form;
}

/** Whether the browser sends a form that is submitted now. */
const sends = (form: HTMLFormElement): boolean =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

it('sends a form once for a double click, and another one meanwhile', () => {
  const [form, other] = [aForm('post'), aForm('post')];
  expect([sends(form), sends(form), sends(other)]).toEqual([true, false, true]);
});

it('sends it again after somebody has gone back to the page', () => {
  const form = aForm('post');
  expect(sends(form)).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(sends(form)).toBe(true);
});

it('leaves a search, and a form that a script sends, to themselves', () => {
  const [search, scripted] = [aForm('get'), aForm('post')];
  expect([sends(search), sends(search)]).toEqual([true, true]);
  scripted.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  expect([sends(scripted), sends(scripted)]).toEqual([false, true]);
});

it.each([
  ['sends it again once who was asked before leaving has stayed', true],
  ['does not send it again while the next page is on its way', false],
])('%s', async (_, isAsked) => {
  const form = aForm('post');
  expect(sends(form)).toBe(true);
  const stop = new AbortController();
  // Its own question is registered after this script's listener, as where another script asks.
  addEventListener('beforeunload', (event) => isAsked && event.preventDefault(), stop);
  dispatchEvent(new Event('beforeunload', { cancelable: true }));
  stop.abort();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sends(form)).toBe(isAsked);
});
