import { z } from 'zod';
import { id, money, ok } from '../common';
import { addonChoice } from '../catalogue/product';
import { endpoint } from '../endpoint';

/** Stock changes: `gone` is out of stock, `short` is less than the line's quantity, `back` is enough again. */
const CHANGES = ['added', 'removed', 'quantity', 'price', 'gone', 'short', 'back'] as const;

const state = { qty: z.int().nonnegative(), price: money };

/** One change of a line, with the values before and after; a removed line has its last values. Money without GST. */
const loggedChange = z.object({
  kind: z.enum(CHANGES),
  sku: z.object({ id, code: z.string() }),
  product_name: z.string(),
  name: z.string().default(''),
  addons: z.array(addonChoice).default([]),
  ...state,
  available_qty: z.int().nonnegative(),
  was: z.object(state),
});
export type LoggedChange = z.infer<typeof loggedChange>;

/**
 * Extension: changes to the cart by other sessions, prices and stock since `cartLogSeen`, or since this session's first
 * call. 404 if the platform does not support it.
 */
export const cartLog = endpoint('POST', '/sell/cart/cartLog', {
  auth: 'session',
  effect: false,
  body: z.object({}),
  reply: z.object({
    changes: z.array(loggedChange),
    /** Identifies the reported state of the cart. */
    mark: z.string(),
  }),
});

/** Extension: this session has seen the cart of `mark`. Later changes are still reported. */
export const cartLogSeen = endpoint('POST', '/sell/cart/cartLogSeen', {
  auth: 'session',
  body: z.object({ mark: z.string().max(100) }),
  reply: ok,
});
