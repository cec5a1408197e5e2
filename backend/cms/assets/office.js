/* Optional: the back office works without this file. It adds the buttons that need a script. */
'use strict';

/* On phones the sections are one scrolling row: scrolls to the current one. */
const here = document.querySelector('.bar nav [aria-current]');
if (here) {
  const row = here.parentElement;
  const { left, width } = here.getBoundingClientRect();
  row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
}

for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}

/*
 * A form that is on its way is not sent again: after a double click the browser would show what became of the second
 * one, which mostly is a refusal.
 */
const ON_ITS_WAY_MS = 5_000;
let sentAt = new WeakMap();
addEventListener('submit', (event) => {
  const { target, timeStamp } = event;
  if (event.defaultPrevented || target.method !== 'post') return;
  if (timeStamp - (sentAt.get(target) ?? -ON_ITS_WAY_MS) < ON_ITS_WAY_MS) event.preventDefault();
  else sentAt.set(target, timeStamp);
});
// The page was gone back to.
addEventListener('pageshow', () => {
  sentAt = new WeakMap();
});
// Whoever was asked before leaving, and stays, has sent nothing. Only after all listeners it is known who is asked.
addEventListener('beforeunload', (event) => {
  setTimeout(() => {
    if (event.defaultPrevented) sentAt = new WeakMap();
  });
});

/* Dragging an entry by its grip submits the form, which is shown again in the new order. */
function sendListAction(form, value) {
  const button = document.createElement('button');
  button.name = 'list-action';
  button.value = value;
  button.hidden = true;
  form.append(button);
  button.click();
}

for (const list of window.Sortable ? document.querySelectorAll('#record [data-order]') : []) {
  for (const grip of list.querySelectorAll(':scope > .entry .grip')) grip.hidden = false;
  window.Sortable.create(list, {
    handle: '.grip',
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120,
    onEnd: ({ oldIndex, newIndex }) => {
      if (oldIndex !== newIndex)
        sendListAction(list.closest('form'), `place:${list.dataset.order}.${oldIndex}:${newIndex}`);
    },
  });
}

/** Asks for a part of a page; without a reply, or signed out, `html` says so. Called by media.js too. */
async function askPart(address) {
  // Without the header the reply to somebody signed out is the sign-in page; with it, a sentence.
  const reply = await fetch(address, { headers: { 'HX-Request': 'true' } }).catch(() => null);
  const isAnswered = reply?.ok || reply?.status === 401;
  const unreached = '<p class="hint" role="alert" data-unanswered>The back office cannot be reached.</p>';
  return { ok: reply?.ok === true, html: isAnswered ? await reply.text() : unreached };
}

/* Finds records while typing, for kinds with very many. */
const LOOKUP_MS = 200;
let looking;

/** Shows below the field which record it names now, if that is one of the suggestions. */
function showChosen({ list, value, parentElement }) {
  const chosen = [...list.options].find((option) => option.value === value);
  parentElement.querySelector('[data-chosen]')?.replaceChildren(chosen?.text ?? '');
  return chosen !== undefined;
}

document.addEventListener('input', ({ target }) => {
  const address = target.dataset?.lookup;
  if (!address) return;
  clearTimeout(looking);
  // Selecting a suggestion is not a new search.
  if (showChosen(target)) return;
  looking = setTimeout(async () => {
    const typed = target.value;
    const { ok, html } = await askPart(`${address}?q=${encodeURIComponent(typed)}`);
    if (target.value !== typed || !target.isConnected) return;
    target.parentElement.querySelector('[data-unanswered]')?.remove();
    if (ok) {
      target.list.innerHTML = html;
      showChosen(target);
    } else target.list.insertAdjacentHTML('afterend', html);
  }, LOOKUP_MS);
});
