import { z } from 'zod';
import { id, instant, money } from '../common';
import { endpoint } from '../endpoint';
import { nameValue } from './product';
import { recordsOf } from '../records';

/**
 * Extension: sends one e-mail to the customer's own address when a sku is back in stock. Repeating the request changes
 * nothing. 404 for a sku that is not sold, and for any sku if the platform does not support the call: the storefront
 * then shows a message in place of the button.
 */
export const requestStock = endpoint('POST', '/sell/product/requestStock', {
  auth: 'session',
  browser: true,
  body: z.object({ sku: id }),
  /** False if the sku is in stock already. */
  reply: z.object({ waiting: z.boolean() }),
});

/** A sku that the customer was notified of and that is still available, with their price in cents without GST. */
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

/** Extension: some skus in stock that this customer was notified of in the last month, newest first. */
export const stockReturned = endpoint('GET', '/sell/product/stockReturned', {
  auth: 'session',
  reply: z.object({ data: recordsOf(returnedSku) }),
});
