/** The slug of the page at a path, with or without slashes around it: '' for the home page. */
export function pageSlug(path: string): string {
  return path.replaceAll(/^\/+|(?<!\/)\/+$/g, '');
}
