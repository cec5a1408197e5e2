/** The map at the third party, for a link. */
export function mapAddress(location: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location })}`;
}

/** Its embed, which is loaded only for those who asked for it; the sign is the info window. */
export function mapEmbedAddress(
  { location, zoom, sign }: { location: string; zoom: number; sign: boolean },
  locale: string,
): string {
  return `https://www.google.com/maps?${new URLSearchParams({
    q: location,
    z: String(zoom),
    hl: locale,
    iwloc: sign ? 'A' : '',
    output: 'embed',
  })}`;
}

export const MAP_ORIGIN = 'https://www.google.com';
