import { startSaving } from './saving';

const NAMES = ['note', 'ship'] as const;

function named(name: (typeof NAMES)[number]): HTMLFormElement {
  const form = document.forms.namedItem(name);
  if (!form) throw new Error(`There is no form ${name}`);
  return form;
}
const type = (name: (typeof NAMES)[number]) =>
  named(name)
    .querySelector('input')
    ?.dispatchEvent(new Event('input', { bubbles: true }));
const send = (name: (typeof NAMES)[number]) => named(name).dispatchEvent(new Event('submit', { bubbles: true }));
/** Whether the browser asks before it leaves the page. */
const asks = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before a form is left that was typed into, also by sending another one', () => {
  document.body.innerHTML = NAMES.map((name) => `<form name="${name}" data-ask=""><input></form>`).join('');
  startSaving();
  expect(asks()).toBe(false);
  type('ship');
  send('ship');
  expect(asks()).toBe(false);
  type('note');
  expect(asks()).toBe(true);
  // Stayed, and sends the note first: what was typed for the parcel was not sent.
  send('note');
  expect(asks()).toBe(true);
});

it('takes what is put back after a reload for typed into the draft that its form showed', () => {
  document.body.innerHTML = `<form id="part-form" action="/parts/page">
    <input name="s.title" value="Theirs since"><input name="s.words" value="">
    <input type="hidden" name="seen" value="5"><textarea hidden name="base"></textarea>
    <input type="hidden" name="rendered" value="new"></form>`;
  const form = document.querySelector<HTMLFormElement>('#part-form');
  const typed = { 's.title': 'Before', 's.words': 'Typed', seen: '2', base: '{"title":"Before"}', rendered: 'old' };
  const body = String(new URLSearchParams(typed));
  sessionStorage.setItem('cms-typed', JSON.stringify({ action: form?.action, at: Date.now(), body }));
  startSaving();
  dispatchEvent(new Event('load'));
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(typed);
});
