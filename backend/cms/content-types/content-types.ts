import type { ContentType } from '../content/content-type';
import { ARTICLES } from './articles';
import { BLOG_GROUPS } from './blog-groups';
import { FAQS } from './faqs';
import { FORMS } from './forms';
import { GALLERIES } from './galleries';
import { LINKS } from './links';
import { MENUS } from './menus';
import { PEOPLE } from './people';
import { TESTIMONIALS } from './testimonials';
import { VIDEOS } from './videos';
import { VOUCHER_DESIGNS } from './voucher-designs';

/** All kinds of content besides pages, in menu order. */
export const CONTENT_TYPES: readonly ContentType[] = [
  ARTICLES,
  BLOG_GROUPS,
  FORMS,
  FAQS,
  GALLERIES,
  TESTIMONIALS,
  PEOPLE,
  VIDEOS,
  LINKS,
  MENUS,
  VOUCHER_DESIGNS,
];
