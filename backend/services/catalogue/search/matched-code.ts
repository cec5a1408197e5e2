import { compactText } from './search-text';

/**
 * The code that contains a search text (without spaces and hyphens); '' if the name contains it, or nothing does.
 */
export function matchedCode(compact: string, name: string, codes: readonly string[]): string {
  if (compact === '' || compactText(name).includes(compact)) return '';
  const forms = codes.map((code) => ({ code, form: compactText(code) }));
  const match =
    forms.find(({ form }) => form === compact) ??
    forms.find(({ form }) => form.startsWith(compact)) ??
    forms.find(({ form }) => form.includes(compact));
  return match?.code ?? '';
}
