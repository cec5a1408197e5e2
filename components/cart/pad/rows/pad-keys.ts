import type { KeyboardEvent, MouseEvent } from 'react';

const fieldsOf = (form: HTMLElement, name: string): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(`input[data-pad="${name}"]`),
];

/**
 * Focuses the same field `step` rows on, synchronously: a scanner does not wait for the next frame. A filled row is
 * always followed by another.
 */
function goToRow(form: HTMLElement, from: HTMLInputElement, step: number, name = from.dataset.pad ?? 'code'): void {
  const next = fieldsOf(form, name)[fieldsOf(form, from.dataset.pad ?? 'code').indexOf(from) + step];
  next?.focus();
  next?.select();
}

/**
 * Arrows move to the row above and below, Enter to the next; `onCode` handles Enter in a code's field, and returns
 * whether to move on.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>, onCode: (field: HTMLInputElement) => boolean): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset.pad === undefined || event.nativeEvent.isComposing)
    return;
  // Left to the form.
  if (event.ctrlKey || event.metaKey) return;
  if (event.key === 'ArrowDown') goToRow(currentTarget, target, 1);
  else if (event.key === 'ArrowUp') goToRow(currentTarget, target, -1);
  else if (event.key === 'Enter') {
    if (target.dataset.pad !== 'code' || onCode(target)) goToRow(currentTarget, target, 1, 'code');
  } else return;
  event.preventDefault();
}

/**
 * Moves focus to the next invalid row after the focused one, wrapping around. If the row offers a replacement, focus
 * goes there: the field itself would cover it with its suggestions.
 */
export function goToWrong(form: HTMLElement, step: 1 | -1 = 1): void {
  const { activeElement } = document;
  const wrong = [...form.querySelectorAll<HTMLElement>('li[data-pad-row]:has([aria-invalid="true"])')].flatMap(
    (row) =>
      row.querySelector<HTMLElement>('button[name$=".pick"]') ??
      row.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      [],
  );
  const isBeyond = (target: HTMLElement): boolean => {
    // From a field elsewhere in the row, the row's own problem comes first.
    if (target !== activeElement && target.closest('li')?.contains(activeElement)) return true;
    const side = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    return ((activeElement?.compareDocumentPosition(target) ?? 0) & side) !== 0;
  };
  const beyond = wrong.filter(isBeyond);
  const next = step === 1 ? (beyond[0] ?? wrong[0]) : (beyond.at(-1) ?? wrong.at(-1));
  next?.focus({ preventScroll: true });
  if (next instanceof HTMLInputElement) next.select();
  next?.closest('li')?.scrollIntoView({ block: 'center' });
}

/**
 * Called by buttons that remove themselves when activated: moves the focus within the row, or to the next row. Only for
 * the keyboard: focusing a field would open a phone's on-screen keyboard.
 */
export function stayInRow({ detail, currentTarget }: MouseEvent<HTMLElement>, place: 'here' | 'next'): void {
  if (detail !== 0) return;
  const row = currentTarget.closest('li[data-pad-row]');
  if (place === 'here') row?.querySelector<HTMLElement>('[data-pad="qty"]')?.focus();
  else {
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    // The button of a blank row is disabled.
    const place =
      beside?.querySelector<HTMLElement>('.pad-remove:enabled') ??
      beside?.querySelector<HTMLElement>('[data-pad="code"]');
    place?.focus();
  }
}
