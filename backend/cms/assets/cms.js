/*
 * Optional: the back office works without this file. It adds dragging, a visual picture picker, and remembers unfolded
 * sections.
 */
'use strict';

// Another part was opened (cms/browser/steps.ts).
document.addEventListener('office:swapped', () => {
  makeSortable();
  unfold();
});
// Response to an autosave.
document.addEventListener('htmx:after:swap', () => {
  makeSortable();
  const revision = document.getElementById('revision')?.value;
  for (const input of document.querySelectorAll('[data-revision]')) input.value = revision;
  for (const error of document.querySelectorAll('details.section:not([open]) .error:not(:empty)'))
    error.closest('details').open = true;
  // The fields stay as they are, but for whether they have an error.
  for (const error of document.querySelectorAll('#part-form .error')) {
    const field = document.getElementById(error.id.replace(/-error$/, ''));
    if (!field?.matches('input, select, textarea')) continue;
    // It was left out (cms/browser/incomplete.ts).
    if (field.validity.badInput) error.textContent = 'This is not complete, and not saved.';
    if (error.textContent === '') field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }
});

/* Dragging: a form submits the new position. */

function makeSortable() {
  if (!window.Sortable) return;
  for (const list of document.querySelectorAll('[data-sortable]')) {
    if (window.Sortable.get(list)) continue;
    window.Sortable.create(list, {
      group: list.dataset.sortable,
      handle: '.handle',
      draggable: '[data-part]',
      animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120,
      fallbackOnBody: true,
      onEnd: ({ item, to, newIndex, from, oldIndex }) => {
        if (to === from && newIndex === oldIndex) return;
        const next = item.nextElementSibling;
        const mover = document.getElementById('mover');
        mover.elements.part.value = item.dataset.part;
        mover.elements.to.value = to.dataset.parent;
        mover.elements.before.value = next?.dataset.id ?? '';
        mover.requestSubmit();
      },
    });
  }
}

/* Pictures. */
function showThumbnail(select) {
  const frame = select.closest('.picture').querySelector('.thumbnail');
  const thumbnail = select.selectedOptions[0]?.dataset.thumbnail;
  if (thumbnail === undefined) {
    frame.replaceChildren();
    return;
  }
  const image = frame.querySelector('img') ?? Object.assign(new Image(80, 60), { alt: '' });
  image.src = thumbnail;
  frame.replaceChildren(image);
}

document.addEventListener('change', ({ target }) => {
  if (target.matches?.('select[data-picture]')) showThumbnail(target);
});

document.addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-picker-grid] [data-key]');
  if (!button) return;
  const select = button.closest('.picture').querySelector('select');
  // A picture found by a search is added to the options.
  if (![...select.options].some(({ value }) => value === button.dataset.key)) {
    const option = new Option(button.title, button.dataset.key);
    option.dataset.thumbnail = button.querySelector('img').src;
    select.add(option);
  }
  select.value = button.dataset.key;
  showThumbnail(select);
  select.dispatchEvent(new Event('input', { bubbles: true }));
  button.closest('details').open = false;
  select.focus();
});

/* Unfolded sections stay unfolded on the next page. */
const OPEN = 'cms-open';
const opened = new Set(JSON.parse(sessionStorage.getItem(OPEN) ?? '[]'));
const titleOf = (details) => details.querySelector('summary')?.textContent ?? '';

document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target.matches?.('details.section')) {
      opened[target.open ? 'add' : 'delete'](titleOf(target));
      sessionStorage.setItem(OPEN, JSON.stringify([...opened]));
    }
  },
  true,
);

function unfold() {
  for (const details of document.querySelectorAll('details.section'))
    if (opened.has(titleOf(details))) details.open = true;
}
unfold();
makeSortable();
