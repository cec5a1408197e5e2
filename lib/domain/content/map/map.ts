/** Maximum characters of a location. */
export const MAX_LOCATION = 300;

/** Link to the third party's map of a location. */
export function mapAddress(location: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location })}`;
}

/** Address of the third party's embedded map, loaded only on request; `sign` is the info window. */
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
