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
