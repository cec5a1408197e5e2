/* The back office works without this file; it adds the buttons that only a script can answer. */
'use strict';

/* On a phone the sections are one row, which is shown where the current one is. */
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

/* Entries of a list are dragged by their grips; the form comes again with them in their new order. */
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

/* Records of which there are very many are found while one types. */
const LOOKUP_MS = 200;
let looking;
document.addEventListener('input', ({ target }) => {
  const address = target.dataset?.lookup;
  // Choosing one of what was found is no search.
  if (!address || [...target.list.options].some(({ value }) => value === target.value)) return;
  clearTimeout(looking);
  looking = setTimeout(async () => {
    const typed = target.value;
    const reply = await fetch(`${address}?q=${encodeURIComponent(typed)}`);
    if (!reply.ok || target.value !== typed) return;
    target.list.innerHTML = await reply.text();
  }, LOOKUP_MS);
});
