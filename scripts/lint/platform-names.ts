/** Names such as `placed_at`, as the platform writes them. */
const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;

/** What a form holds: its fields are named by the specification. */
const FORM_VALUES = new Set(['errors', 'typed', 'values']);

/**
 * Whether a property is read under the platform's name for it, where lib/data should have given it the storefront's
 * own. `of` is what it is read from, where that has a name.
 */
export function isPlatformName(name: string, of = ''): boolean {
  return SNAKE.test(name) && !FORM_VALUES.has(of);
}
