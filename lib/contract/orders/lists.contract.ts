import { z } from 'zod';
import { id, instant, money, ok } from '../common';
import { endpoint } from '../endpoint';
import { LONGEST_LINE_NOTE, LONGEST_LIST_NAME, MAX_QTY, MOST_LINES_AT_ONCE } from '../limits';
import { addonChoice } from '../catalogue/product';
import { reorderLine } from './reorder-line';

/* Lists of what a business orders: ours, all of it. A platform that does not know a call answers 404. */

/** Lists that one person can have. */
export const MOST_LISTS = 100;

const name = z.string().trim().min(1, 'A list needs a name.').max(LONGEST_LIST_NAME);
const note = z.string().trim().max(LONGEST_LINE_NOTE);
const qty = z.int().min(1).max(MAX_QTY);

const listSummary = z.object({
  id,
  name: z.string(),
  /** Everybody of the business sees and changes it. */
  shared: z.boolean().default(false),
  /** Whether it is the caller's: who made it names, shares and deletes it. */
  mine: z.boolean().default(true),
  owner_name: z.string().default(''),
  line_count: z.int().nonnegative(),
  updated_at: instant,
});
export type ListSummary = z.infer<typeof listSummary>;

/** The caller's lists and those that are shared with them, the last changed first. */
export const listAll = endpoint('GET', '/sell/list', {
  auth: 'session',
  reply: z.object({
    data: z.array(listSummary),
    /** Whether there is a business to share with. */
    can_share: z.boolean().default(false),
    /** Skus that the caller ordered more than once: the lines of the usual order. */
    usual_count: z.int().nonnegative().default(0),
  }),
});

/** How often something was ordered, where that is known. */
const history = z.object({
  times: z.int().positive(),
  last_ordered_on: z.iso.date(),
  last_qty: z.int().positive(),
  /** Days from one order to the next, in the middle of them; absent where there was one. */
  every_days: z.int().positive().nullish(),
  /** When it would be ordered again. */
  due_on: z.iso.date().nullish(),
});

const listLine = reorderLine.extend({ history: history.nullish() });
export type ListLine = z.infer<typeof listLine>;

const listDetail = listSummary.extend({
  can_share: z.boolean().default(false),
  lines: z.array(listLine),
  /** Of the usual order: how many lines were left out. */
  left_out: z.int().nonnegative().default(0),
});
export type ListDetail = z.infer<typeof listDetail>;

/** One list with current prices. 404 for another customer's. */
export const listById = endpoint('GET', '/sell/list/{id}', { auth: 'session', reply: z.object({ item: listDetail }) });

const newLine = z.object({ sku: id, qty, note: note.default(''), addons: z.array(addonChoice).max(50).default([]) });
const newLines = z.array(newLine).max(MOST_LINES_AT_ONCE);

/** Makes a list. The header Idempotency-Key makes a repeat answer like the first. */
export const listCreate = endpoint('POST', '/sell/list/create', {
  auth: 'session',
  body: z.object({ name, shared: z.boolean().default(false), lines: newLines.default([]) }),
  reply: z.object({ id, line_count: z.int().nonnegative() }),
});

/** Puts lines on a list; what is on it already gets this quantity. Skus that are not sold are left out. */
export const listAddLines = endpoint('POST', '/sell/list/{id}/addLines', {
  auth: 'session',
  body: z.object({ lines: newLines.min(1) }),
  reply: z.object({ added: z.int().nonnegative(), changed: z.int().nonnegative() }),
});

/**
 * Changes what is named and nothing else, so that two people who change different lines do not undo each other. Of
 * `usual`: lines can be changed, left out and brought back.
 */
export const listSave = endpoint('POST', '/sell/list/{id}/save', {
  auth: 'session',
  body: z.object({
    name: name.optional(),
    shared: z.boolean().optional(),
    lines: z
      .array(z.object({ id, qty: qty.optional(), note: note.optional() }))
      .max(MOST_LINES_AT_ONCE)
      .default([]),
    remove: z.array(id).max(MOST_LINES_AT_ONCE).default([]),
    /** Lines whose current price the caller has seen. */
    seen: z
      .array(z.object({ id, price: money }))
      .max(MOST_LINES_AT_ONCE)
      .default([]),
    /** Of `usual`: what was left out comes back. */
    restore: z.boolean().default(false),
  }),
  reply: ok,
});

/** Takes a list away; it can be brought back for a month. */
export const listDelete = endpoint('POST', '/sell/list/{id}/delete', { auth: 'session', reply: ok });
export const listRestore = endpoint('POST', '/sell/list/{id}/restore', { auth: 'session', reply: ok });

/**
 * Moves a cart line, in this quantity, to the caller's saved-for-later list, which is created when absent. 404 when the
 * line is not in the cart, 422 when its sku is no longer sold.
 */
export const saveForLater = endpoint('POST', '/sell/cart/saveForLater', {
  auth: 'session',
  /** The name is the list's, where it has to be made. */
  body: z.object({ id, qty: qty.optional(), name }),
  reply: z.object({
    list: id,
    /** Of the list; what was saved can be taken off again by it. */
    line: id,
    sku: id,
    qty: z.int().positive(),
    addons: z.array(addonChoice),
  }),
});

/** An order's lines with their former and current prices and stock. 404 for another customer's. */
export const orderCompare = endpoint('GET', '/sell/order/{id}/compare', {
  auth: 'session',
  reply: z.object({ lines: z.array(reorderLine) }),
});
