import { z } from 'zod';
import { id } from '../common';
import { endpoint } from '../endpoint';

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
