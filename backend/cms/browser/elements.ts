/** The form of the edited part; replaced with each step to another part. */
export const partForm = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>('#part-form');

export const workspaceOf = (): HTMLElement | null => document.querySelector<HTMLElement>('.workspace');

export const previewOf = (): HTMLIFrameElement | null => document.querySelector<HTMLIFrameElement>('#preview');

/** The value of a hidden field. */
export function hiddenValue(form: HTMLFormElement, name: string): string {
  return form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)?.value ?? '';
}

/** The texts of a form, as its request has them; without its files. */
export function textsOf(data: FormData): URLSearchParams {
  return new URLSearchParams(
    [...data].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Told after a piece of the page was put in place of another. */
export const SWAPPED = 'office:swapped';
