/** Skus that an order form lists. */
export type FormScope =
  | { readonly kind: 'range' }
  | { readonly kind: 'ordered' }
  | { readonly kind: 'group'; readonly url: string }
  /** One of the customer's lists, or the usual order. */
  | { readonly kind: 'list'; readonly id: string };

const GROUP = 'group:';
const LIST = 'list:';
/** Maximum length of a value. */
const MAX_LENGTH = 300;

/** Value of a scope in a form field and in a query. */
export function scopeValue(scope: FormScope): string {
  if (scope.kind === 'group') return GROUP + scope.url;
  return scope.kind === 'list' ? LIST + scope.id : scope.kind;
}

/** Parses a value; the whole range when absent or unknown. */
export function readScope(value: string | null): FormScope {
  if (value === 'ordered') return { kind: 'ordered' };
  if (value?.startsWith(GROUP)) return { kind: 'group', url: value.slice(GROUP.length, MAX_LENGTH) };
  if (value?.startsWith(LIST)) return { kind: 'list', id: value.slice(LIST.length, MAX_LENGTH) };
  return { kind: 'range' };
}
