import { typedTexts } from '@/lib/actions/form-state';

/** True for a control whose value is never kept. */
export const isSecret = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  // A password that is shown has the type of a text.
  (control.type === 'password' || control.autocomplete.includes('password'));

/**
 * A form's values after a submission without a reply: as typed, except passwords and files, and as before where the
 * form has no such field.
 */
export function keptTexts(
  before: Readonly<Record<string, string>>,
  form: HTMLFormElement,
  data: FormData,
): Readonly<Record<string, string>> {
  const nameOf = (control: Element): string => control.getAttribute('name') ?? '';
  const own = new Set([...form.elements].map(nameOf));
  const secret = new Set([...form.elements].filter(isSecret).map(nameOf));
  return Object.fromEntries([
    ...Object.entries(before).filter(([name]) => !own.has(name)),
    ...Object.entries(typedTexts(data)).filter(([name]) => !secret.has(name)),
  ]);
}
