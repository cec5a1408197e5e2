/** What an order form lists. */
export type FormScope =
  | { readonly kind: 'range' }
  | { readonly kind: 'ordered' }
  | { readonly kind: 'group'; readonly url: string }
  /** A list of the customer's own, or the usual order. */
  | { readonly kind: 'list'; readonly id: string };

const GROUP = 'group:';
const LIST = 'list:';
/** Of what follows. */
const LONGEST = 300;

/** Its value in a form's field and in an address. */
export function scopeValue(scope: FormScope): string {
  if (scope.kind === 'group') return GROUP + scope.url;
  return scope.kind === 'list' ? LIST + scope.id : scope.kind;
}

/** The whole range where an address does not say, or says nothing that is known. */
export function readScope(value: string | null): FormScope {
  if (value === 'ordered') return { kind: 'ordered' };
  if (value?.startsWith(GROUP)) return { kind: 'group', url: value.slice(GROUP.length, LONGEST) };
  if (value?.startsWith(LIST)) return { kind: 'list', id: value.slice(LIST.length, LONGEST) };
  return { kind: 'range' };
}
