import 'server-only';
import { type ReturnedSku as WireReturned, stockReturned } from '../../contract/catalogue/stock-request';
import { routes } from '../../config/routes';
import { choiceQuery } from '../../domain/catalogue/sku-choice';
import { sessionCall } from '../../upstream/session-call';

/** A sku of a stock alert that is back in stock. */
export interface ReturnedSku {
  readonly skuId: string;
  readonly name: string;
  readonly options: string;
  /** Address of its page with its options chosen. */
  readonly address: string;
  /** Cents without GST; null if unknown. */
  readonly price: number | null;
  readonly returnedAt: string;
}

function toReturned({ sku, product_name: name, url, variations, price_each, returned_at }: WireReturned): ReturnedSku {
  const query = choiceQuery(variations, []);
  return {
    skuId: sku.id,
    name,
    options: variations.map(({ value }) => value).join(', '),
    address: query ? `${routes.product(url)}?${query}` : routes.product(url),
    price: price_each ?? null,
    returnedAt: returned_at,
  };
}

/** The customer's stock alerts, latest first. @throws UpstreamError, also if the platform lacks the call. */
export async function getStockReturned(): Promise<readonly ReturnedSku[]> {
  return (await sessionCall(stockReturned)).data.map(toReturned);
}
