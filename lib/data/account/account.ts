import 'server-only';
import { cache } from 'react';
import { addressList } from '../../contract/account/address';
import { type Address, toAddress } from '../../domain/account/address';
import { type CreditEntry, type User, toCreditEntry, toUser } from '../../domain/account/user';
import type { Paged } from '../../domain/catalogue/catalogue';
import { type Order, type OrderSummary, toOrder, toOrderSummary } from '../../domain/orders/order';
import { orderById, orderList } from '../../contract/orders/order';
import { creditBalance, creditStatement, myAccount } from '../../contract/account/user';
import { checkPaid } from '../../contract/checkout/payment';
import type { ReplyOf } from '../../contract/endpoint';
import { UpstreamError, isNotFound } from '../../upstream/errors';
import { sessionCall } from '../../upstream/session-call';
import { ifOffered } from '../or-null';
import { getSite } from '../site/site';
import { getUser } from '../viewer';

const ORDERS_PER_PAGE = 20;
const LATEST_ENTRIES = 10;

/**
 * The user, for the top of the account page. The specification names myAccount without its reply, so another platform's
 * may not have the user: then authUser's is shown. Null for a visitor. @throws UpstreamError
 */
export async function getAccountUser(): Promise<User | null> {
  try {
    return toUser((await sessionCall(myAccount)).item);
  } catch (error) {
    if (isNotFound(error) || (error instanceof UpstreamError && error.kind === 'invalid-reply')) return getUser();
    throw error;
  }
}

/**
 * The customer's credit with the shop's supplier, in cents (specification 1, section 7); null if the platform keeps
 * none. @throws UpstreamError
 */
export async function getCreditBalance(): Promise<number | null> {
  const { settings } = await getSite();
  return ifOffered(
    sessionCall(creditBalance, { query: { supplier: settings.paymentToUserId } }).then(({ balance }) => balance),
  );
}

export interface CreditStatement {
  /** The latest entries, newest first. */
  readonly entries: readonly CreditEntry[];
  /** Number of all entries. */
  readonly total: number;
}

/**
 * The entries of the customer's credit account, which is an extension: null if the platform has none. @throws
 * UpstreamError
 */
export async function getCreditStatement(): Promise<CreditStatement | null> {
  const found = await ifOffered(sessionCall(creditStatement, { query: { page_size: LATEST_ENTRIES } }));
  return found && { entries: found.data.map(toCreditEntry), total: found.total ?? found.data.length };
}

/** The enabled addresses, oldest first. @throws UpstreamError */
export async function getAddresses(): Promise<Address[]> {
  return (await sessionCall(addressList)).data.map((address) => toAddress(address));
}

export interface AddressBook {
  readonly current: readonly Address[];
  /** Not offered at the checkout; can be restored. */
  readonly removed: readonly Address[];
}

/** The whole address book, newest first. @throws UpstreamError */
export async function getAddressBook(): Promise<AddressBook> {
  const { data } = await sessionCall(addressList, { query: { all: '1' } });
  const newestFirst = data.map((address) => toAddress(address)).toReversed();
  return {
    current: newestFirst.filter(({ enabled }) => enabled),
    removed: newestFirst.filter(({ enabled }) => !enabled),
  };
}

/** The customer's orders, newest first; `page` starts at 1. @throws UpstreamError */
export async function getOrders({ page = 1, pageSize = ORDERS_PER_PAGE } = {}): Promise<Paged<OrderSummary>> {
  const { data, num_pages, total } = await sessionCall(orderList, { query: { page, page_size: pageSize } });
  return { items: data.map(toOrderSummary), pageCount: num_pages, total: total ?? null };
}

/** The newest order; null without any. Read once per render. @throws UpstreamError */
export const getLatestOrder = cache(async (): Promise<OrderSummary | null> => {
  return (await getOrders({ pageSize: 1 })).items[0] ?? null;
});

/**
 * One order of this customer; null if it is another customer's or does not exist. Read once per render. @throws
 * UpstreamError
 */
export const getOrder = cache(async (id: string): Promise<Order | null> => {
  try {
    return toOrder((await sessionCall(orderById, { params: { id } })).item);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
});

/** The order for a page's title; null on any failure, which the page itself reports. */
export async function getOrderForTitle(id: string): Promise<Order | null> {
  try {
    return await getOrder(id);
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/** A payment's state; the only proof that it is paid. `url` is the return address. @throws UpstreamError */
export async function getPaymentOutcome(payumToken: string, url: string): Promise<ReplyOf<typeof checkPaid>> {
  return sessionCall(checkPaid, { query: { url: Buffer.from(url).toString('base64'), payum_token: payumToken } });
}
