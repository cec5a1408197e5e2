/**
 * What a preview shows of a page: its draft, a version by the page's and its own number, as in '12-3', or what visitors
 * have of it once a release is out, as in 'release-4'.
 */
export type PreviewOf = 'draft' | `${number}-${number}` | `release-${number}`;

const ADDRESS = /^\/~(draft|release-[1-9]\d{0,8}|[1-9]\d{0,8}-[1-9]\d{0,8})(\/.*)?$/;

export interface PreviewAddress {
  readonly of: PreviewOf;
  /** The page's own path. */
  readonly path: string;
}

/**
 * Reads the path of a preview. Previews have addresses of their own, so that the editor's other tabs of the shop show
 * what everybody sees, whatever cookies they send. Null for any other path.
 */
export function readPreviewAddress(path: string): PreviewAddress | null {
  const [, of, rest = '/'] = ADDRESS.exec(path) ?? [];
  return of === undefined ? null : { of: of as PreviewOf, path: rest };
}

/** What the address of a preview begins with, before the page's own path. */
export function previewBase(of: PreviewOf): string {
  return `/~${of}`;
}
