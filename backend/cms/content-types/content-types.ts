import type { ContentType } from '../content/content-type';
import { FAQS } from './faqs';
import { LINKS } from './links';
import { PEOPLE } from './people';
import { TESTIMONIALS } from './testimonials';

/** What editors change beside pages, in the order of the menu. */
export const CONTENT_TYPES: readonly ContentType[] = [FAQS, TESTIMONIALS, PEOPLE, LINKS];
