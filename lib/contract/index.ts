import * as address from './address';
import * as article from './article';
import * as cart from './cart';
import type { AnyEndpoint } from './endpoint';
import * as group from './group';
import * as image from './image';
import * as order from './order';
import * as page from './page';
import * as payment from './payment';
import * as product from './product';
import * as session from './session';
import * as site from './site';
import * as user from './user';

const resources: Record<string, Record<string, unknown>> = {
  address, article, cart, group, image, order, page, payment, product, session, site, user,
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
