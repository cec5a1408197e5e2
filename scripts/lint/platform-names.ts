/** Names such as `placed_at`, as the platform writes them. */
const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;

/** What a form holds: its fields are named by the specification. */
const FORM_VALUES = new Set(['errors', 'typed', 'values']);

/** The settings of the site and of a page, by the names that the specification gives them and editors know. */
const SETTINGS = new Set([
  'change_date_of_birth',
  'code_only',
  'dark_theme_colour',
  'home_list_content',
  'meta_description',
  'organisation_name',
  'public_prices',
  'show_back_to_top',
  'sign_in',
  'signup_date_of_birth',
  'theme_colour',
]);

/**
 * Whether a property is read under the platform's name for it, where lib/data should have given it the storefront's
 * own. `of` is what it is read from, where that has a name.
 */
export function isPlatformName(name: string, of = ''): boolean {
  return SNAKE.test(name) && !SETTINGS.has(name) && !FORM_VALUES.has(of);
}
