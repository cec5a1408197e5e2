/**
 * Addresses of documents shown in frames (app/embed). Separate from routes.ts, because all of that is in the scripts of
 * each page. In a preview they identify the previewed version (lib/domain/content/preview/preview-address).
 */

/** An editor's code: the page's slug, the block's id and the widget's index in it. */
export function embeddedCode(slug: string, block: string, index: number, preview?: string): string {
  return `/embed/code?${new URLSearchParams({ page: slug, block, index: String(index), ...(preview && { preview }) })}`;
}

interface EmbeddedMap {
  readonly location: string;
  readonly zoom: number;
  readonly sign: boolean;
}

export function embeddedMap({ location, zoom, sign }: EmbeddedMap, preview?: string): string {
  const more = { ...(sign && { sign: '1' }), ...(preview && { preview }) };
  return `/embed/map?${new URLSearchParams({ location, zoom: String(zoom), ...more })}`;
}
