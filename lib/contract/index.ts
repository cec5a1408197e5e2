import * as address from './account/address';
import * as application from './sign-in/application';
import * as article from './content/article';
import * as bought from './orders/bought';
import * as cart from './cart/cart.contract';
import * as cartLog from './cart/cart-log.contract';
import type { AnyEndpoint } from './endpoint';
import * as filter from './catalogue/filter';
import * as faq from './content/faq';
import * as form from './forms/form';
import * as gallery from './content/gallery';
import * as group from './catalogue/group';
import * as image from './content/image';
import * as link from './content/link';
import * as orderBar from './cart/order-bar.contract';
import * as orderForm from './cart/order-form.contract';
import * as lists from './orders/lists.contract';
import * as orderPad from './cart/order-pad.contract';
import * as order from './orders/order';
import * as page from './content/page';
import * as payment from './checkout/payment';
import * as person from './content/person';
import * as preview from './content/preview';
import * as product from './catalogue/product';
import * as redirectUses from './site/redirect-uses';
import * as session from './sign-in/session';
import * as site from './site/site';
import * as sitemap from './site/sitemap';
import * as stockRequest from './catalogue/stock-request';
import * as testimonial from './content/testimonial';
import * as user from './account/user';
import * as video from './content/video';
import * as voucher from './vouchers/voucher';

const resources: Record<string, Record<string, unknown>> = {
  address,
  application,
  article,
  bought,
  cart,
  cartLog,
  faq,
  filter,
  form,
  gallery,
  group,
  image,
  link,
  lists,
  order,
  orderBar,
  orderForm,
  orderPad,
  page,
  payment,
  person,
  preview,
  product,
  redirectUses,
  session,
  site,
  sitemap,
  stockRequest,
  testimonial,
  user,
  video,
  voucher,
};

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}

/**
 * All declared calls by `resource.name`: the contract tests iterate over them, the BFF selects the calls open to
 * browsers.
 */
export const endpoints: ReadonlyMap<string, AnyEndpoint> = new Map(
  Object.entries(resources).flatMap(([resource, members]) =>
    Object.entries(members)
      .filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1]))
      .map(([name, declared]) => [`${resource}.${name}`, declared] as const),
  ),
);
