import { normalise } from './search-text';

const withoutSpaces = (text: string): string => normalise(text).replaceAll(' ', '');

/**
 * The code that a search without its spaces and hyphens is a part of; '' when the name explains the find, or nothing
 * does.
 */
export function matchedCode(compact: string, name: string, codes: readonly string[]): string {
  if (compact === '' || withoutSpaces(name).includes(compact)) return '';
  const forms = codes.map((code) => ({ code, form: withoutSpaces(code) }));
  const match =
    forms.find(({ form }) => form === compact) ??
    forms.find(({ form }) => form.startsWith(compact)) ??
    forms.find(({ form }) => form.includes(compact));
  return match?.code ?? '';
}
