import { unfoldAround } from './elements';

/*
 * Dates and numbers that are not complete, such as a day without its time: browsers send them as if nothing was typed,
 * which would take the setting away, and forms with messages of their own are not checked by the browser.
 */

const isIncomplete = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.validity.badInput;

/** The fields of a form that browsers send as empty although something is typed. */
export const incompleteIn = (form: HTMLFormElement): HTMLInputElement[] => [...form.elements].filter(isIncomplete);

/** Leads to the first such field, with the browser's words on it. False without one. */
export function showIncomplete(form: HTMLFormElement): boolean {
  const [first] = incompleteIn(form);
  if (!first) return false;
  unfoldAround(first);
  first.reportValidity();
  return true;
}

export function startIncomplete(): void {
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement) || !form.noValidate || !showIncomplete(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
