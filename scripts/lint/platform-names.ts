/** Names such as `placed_at`, as the platform writes them. */
const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;

/** Form values: their names are the specification's. */
const FORM_VALUES = new Set(['errors', 'typed', 'values']);

/**
 * Whether a property is read by the platform's name, which lib/data should have replaced by the storefront's own. `of`
 * is the variable that it is read from, if any.
 */
export function isPlatformName(name: string, of = ''): boolean {
  return SNAKE.test(name) && !FORM_VALUES.has(of);
}
