/** Who may show a document of ours in a frame: this site, and in a preview the back office around it, by its origin. */
export function frameAncestors(office: string | undefined): string {
  return `frame-ancestors 'self'${office === undefined ? '' : ` ${office}`}`;
}
