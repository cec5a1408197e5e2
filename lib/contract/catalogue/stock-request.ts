import { z } from 'zod';
import { id, instant, money } from '../common';
import { endpoint } from '../endpoint';
import { nameValue } from './product';

/**
 * Ours: one mail to the customer's own address when a sku can be had again, then none. Asked twice it is the same
 * request. 404 for a sku that is not sold; a platform without the call answers 404 to all of it, and the storefront
 * says so in place of the button.
 */
export const requestStock = endpoint('POST', '/sell/product/requestStock', {
  auth: 'session',
  browser: true,
  body: z.object({ sku: id }),
  /** False when the sku can be had already: there is nothing to wait for. */
  reply: z.object({ waiting: z.boolean() }),
});

/** A notified sku that is still available, with this customer's price in cents without GST. */
const returnedSku = z.object({
  sku: z.object({ id, code: z.string() }),
  product_name: z.string(),
  /** The product's slug. */
  url: z.string(),
  variations: z.array(nameValue).default([]),
  price_each: money.nullish(),
  returned_at: instant,
});
export type ReturnedSku = z.infer<typeof returnedSku>;

/** Ours: a few skus that this customer was notified of in the last month and that are in stock, newest first. */
export const stockReturned = endpoint('GET', '/sell/product/stockReturned', {
  auth: 'session',
  reply: z.object({ data: z.array(returnedSku) }),
});
