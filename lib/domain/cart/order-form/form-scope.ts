/** What an order form lists. A list of the customer's own is to become another kind. */
export type FormScope =
  | { readonly kind: 'range' }
  | { readonly kind: 'ordered' }
  | { readonly kind: 'group'; readonly url: string };

const GROUP = 'group:';

/** Its value in a form's field and in an address. */
export function scopeValue(scope: FormScope): string {
  return scope.kind === 'group' ? `${GROUP}${scope.url}` : scope.kind;
}

/** The whole range where an address does not say, or says nothing that is known. */
export function readScope(value: string | null): FormScope {
  if (value === 'ordered') return { kind: 'ordered' };
  if (value?.startsWith(GROUP)) return { kind: 'group', url: value.slice(GROUP.length, 300) };
  return { kind: 'range' };
}
