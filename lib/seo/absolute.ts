import { routes } from '../config/routes';
import { siteAddress } from '../config/site-address';
import { type Picture, imageAddress } from '../domain/media/picture';

/** The largest width that search engines use, in pixels. */
const IMAGE_WIDTH = 1200;

export function absolute(path: string): string {
  return siteAddress(path);
}

export function absoluteImage(picture: Picture): string {
  return absolute(imageAddress(picture.hash, picture.aspect, IMAGE_WIDTH, 'jpg'));
}

/** Identifier of the shop or its site, so that the structured data of one page can refer to another's. */
export function idOf(thing: 'organization' | 'website'): string {
  return `${absolute(routes.home)}#${thing}`;
}

/** A time as ISO 8601; null if it is absent or invalid. */
export function isoInstant(time: string | null): string | null {
  const milliseconds = Date.parse(time ?? '');
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString();
}
