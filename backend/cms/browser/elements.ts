/** The form of the edited part; replaced when another part is opened. */
export const partForm = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>('#part-form');

export const workspaceOf = (): HTMLElement | null => document.querySelector<HTMLElement>('.workspace');

export const previewOf = (): HTMLIFrameElement | null => document.querySelector<HTMLIFrameElement>('#preview');

/** A field that a form carries beside those of its settings. */
export function carried(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.querySelector(`[name="${name}"]`);
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
