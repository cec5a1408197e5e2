import 'server-only';
import { type Address, addressList } from '../contract/address';
import type { Paged } from '../domain/catalogue';
import { type Order, type OrderSummary, orderById, orderList } from '../contract/order';
import { checkPaid } from '../contract/payment';
import type { ReplyOf } from '../contract/endpoint';
import { isNotFound } from '../upstream/errors';
import { sessionCall } from '../upstream/session-call';

const ORDERS_PER_PAGE = 20;

/** The customer's address book. @throws UpstreamError */
export async function getAddresses(): Promise<Address[]> {
  return (await sessionCall(addressList)).data;
}

/** The customer's orders, newest first; `page` from 1. @throws UpstreamError */
export async function getOrders({ page = 1, pageSize = ORDERS_PER_PAGE } = {}): Promise<Paged<OrderSummary>> {
  const { data, num_pages, total } = await sessionCall(orderList, { query: { page, page_size: pageSize } });
  return { items: data, pageCount: num_pages, total: total ?? null };
}

/** One order of this customer; null for another's and for none. @throws UpstreamError */
export async function getOrder(id: string): Promise<Order | null> {
  try {
    return (await sessionCall(orderById, { params: { id } })).item;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** What became of a payment: paid is what this says, nothing else. `url` is the return address. @throws UpstreamError */
export async function getPaymentOutcome(payumToken: string, url: string): Promise<ReplyOf<typeof checkPaid>> {
  return sessionCall(checkPaid, { query: { url: Buffer.from(url).toString('base64'), payum_token: payumToken } });
}
