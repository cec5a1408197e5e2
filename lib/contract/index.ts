import * as address from './address';
import * as article from './article';
import * as cart from './cart';
import type { AnyEndpoint } from './endpoint';
import * as faq from './faq';
import * as form from './form';
import * as gallery from './gallery';
import * as group from './group';
import * as image from './image';
import * as link from './link';
import * as order from './order';
import * as page from './page';
import * as payment from './payment';
import * as person from './person';
import * as preview from './preview';
import * as product from './product';
import * as session from './session';
import * as site from './site';
import * as sitemap from './sitemap';
import * as testimonial from './testimonial';
import * as user from './user';
import * as video from './video';
import * as voucher from './voucher';

const resources: Record<string, Record<string, unknown>> = {
  address, article, cart, faq, form, gallery, group, image, link, order, page, payment, person, preview, product, session,
  site, sitemap, testimonial, user, video, voucher,
};

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}

/** Every declared call by `resource.name`: the contract tests walk it, the BFF picks the browser's calls from it. */
export const endpoints: ReadonlyMap<string, AnyEndpoint> = new Map(
  Object.entries(resources).flatMap(([resource, members]) =>
    Object.entries(members)
      .filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1]))
      .map(([name, declared]) => [`${resource}.${name}`, declared] as const),
  ),
);
