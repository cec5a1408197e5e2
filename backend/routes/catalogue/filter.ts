import { filterPrices, filterProducts, productFacets } from '@/lib/contract/catalogue/filter';
import { alternative, handleOneOf } from '../../http/handle-one-of';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { facetsOf } from '../../services/catalogue/facets';
import { listedCards, pricedCards } from '../../services/catalogue/listed-cards';

/** Routes of filtered lists. Only the alternative that requires a session ever reads prices. */
export function registerFilter(app: PlatformApp): void {
  handleOneOf(
    app,
    alternative('token', filterPrices, ({ db, query, ...call }) => pricedCards(db, query, callerOf(call).id)),
    alternative('otherwise', filterProducts, ({ db, query }) => listedCards(db, query)),
  );
  handle(app, productFacets, ({ db, query }) => facetsOf(db, query));
}
