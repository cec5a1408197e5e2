/** Ids around every page, by which labels, buttons and scripts find the shop's own parts. */
const OWN = [
  'top',
  'content',
  'search',
  'search-wide',
  'site-menu',
  'account-menu',
  'language',
  'shortlist',
  'to-top',
  'error-texts',
  'order-bar',
  'preview-bar',
] as const;

/** An element with such an id would shadow a global variable of the same name (DOM clobbering). */
const GLOBAL = [
  'process',
  'global',
  'module',
  'exports',
  'require',
  'define',
  'next',
  'self',
  'name',
  'frames',
  'parent',
] as const;

/** Ids that no element of an editor's content may have. */
const TAKEN: ReadonlySet<string> = new Set([...OWN, ...GLOBAL]);

export function isTakenId(id: string): boolean {
  return TAKEN.has(id.toLowerCase());
}
