import type { Config } from '../../system/config';

/** Where the platform reaches each storefront: APP_ORIGIN leads to one of them, and not always from its own network. */
export function storefrontsOf({ STOREFRONT_URLS, APP_ORIGIN }: Pick<Config, 'STOREFRONT_URLS' | 'APP_ORIGIN'>) {
  return STOREFRONT_URLS.length > 0 ? STOREFRONT_URLS : [APP_ORIGIN];
}
