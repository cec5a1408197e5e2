import type { KeyboardEvent } from 'react';

const fieldsOf = (form: HTMLElement, name: string): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(`input[data-pad="${name}"]`),
];

/**
 * Puts the cursor into the same field so many rows on, at once: a scanner types on without waiting for the next frame.
 * Below a row with something in it there is always another one.
 */
function goToRow(form: HTMLElement, from: HTMLInputElement, step: number, name = from.dataset.pad ?? 'code'): void {
  const next = fieldsOf(form, name)[fieldsOf(form, from.dataset.pad ?? 'code').indexOf(from) + step];
  next?.focus();
  next?.select();
}

/**
 * Arrows lead to the row above and below, Enter to the next; `onCode` is told of Enter in a code's field, and answers
 * whether the cursor goes on.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>, onCode: (field: HTMLInputElement) => boolean): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset.pad === undefined || event.nativeEvent.isComposing)
    return;
  if (event.key === 'ArrowDown') goToRow(currentTarget, target, 1);
  else if (event.key === 'ArrowUp') goToRow(currentTarget, target, -1);
  else if (event.key === 'Enter') {
    if (target.dataset.pad !== 'code' || onCode(target)) goToRow(currentTarget, target, 1, 'code');
  } else return;
  event.preventDefault();
}
