import type { ContentType } from '../content/content-type';
import { FAQS } from './faqs';
import { GALLERIES } from './galleries';
import { LINKS } from './links';
import { MENUS } from './menus';
import { PEOPLE } from './people';
import { TESTIMONIALS } from './testimonials';
import { VOUCHER_DESIGNS } from './voucher-designs';

/** What editors change beside pages, in the order of the menu. */
export const CONTENT_TYPES: readonly ContentType[] = [
  FAQS,
  GALLERIES,
  TESTIMONIALS,
  PEOPLE,
  LINKS,
  MENUS,
  VOUCHER_DESIGNS,
];
