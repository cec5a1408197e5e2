/** The form of the edited part; replaced when another part is opened. */
export const partForm = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>('#part-form');

export const workspaceOf = (): HTMLElement | null => document.querySelector<HTMLElement>('.workspace');

export const previewOf = (): HTMLIFrameElement | null => document.querySelector<HTMLIFrameElement>('#preview');

/** What a part's form carries to say which draft its values were typed into (views/editor.ts). */
const CARRIED = ['seen', 'base', 'rendered'] as const;

/** Replaces these values in a body that was made before the last reply. */
export function carryOn(form: HTMLFormElement, body: FormData | URLSearchParams): void {
  for (const name of CARRIED)
    body.set(name, form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.value ?? '');
}

/** Puts them into a form from a body. */
export function carryBack(form: HTMLFormElement, body: URLSearchParams): void {
  for (const name of CARRIED) {
    const control = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (control) control.value = body.get(name) ?? control.value;
  }
}

/** The text fields of a form, encoded as in its request; files are omitted. */
export function textsOf(data: FormData): URLSearchParams {
  return new URLSearchParams(
    [...data].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Opens the folded sections and entries around an element. */
export function unfoldAround(element: Element): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

/** Dispatched after part of the page was replaced. */
export const SWAPPED = 'office:swapped';
