/** CSP directive for who may frame a document: this site, and for a preview the back office, by its origin. */
export function frameAncestors(office: string | undefined): string {
  return `frame-ancestors 'self'${office === undefined ? '' : ` ${office}`}`;
}
