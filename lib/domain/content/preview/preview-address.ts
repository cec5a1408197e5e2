/**
 * The revision of a page that a preview shows: its draft, a version by the numbers of page and version ('12-3'), or the
 * published page after a release ('release-4').
 */
export type PreviewOf = 'draft' | `${number}-${number}` | `release-${number}`;

const ADDRESS = /^\/~(draft|release-[1-9]\d{0,8}|[1-9]\d{0,8}-[1-9]\d{0,8})(\/.*)?$/;

export interface PreviewAddress {
  readonly of: PreviewOf;
  /** The page's own path. */
  readonly path: string;
}

/**
 * Parses the path of a preview. Previews have separate addresses, so that the editor's other tabs of the shop show the
 * public pages, whatever cookies they send. Null for any other path.
 */
export function readPreviewAddress(path: string): PreviewAddress | null {
  const [, of, rest = '/'] = ADDRESS.exec(path) ?? [];
  return of === undefined ? null : { of: of as PreviewOf, path: rest };
}

/** Prefix of a preview's address, before the page's own path. */
export function previewBase(of: PreviewOf): string {
  return `/~${of}`;
}
