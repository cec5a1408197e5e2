import { z } from 'zod';
import { id, instant, money, ok } from '../common';
import { endpoint } from '../endpoint';
import { MAX_LINE_NOTE_LENGTH, MAX_LIST_NAME_LENGTH, MAX_QTY, MAX_LINES_AT_ONCE } from '../limits';
import { addonChoice } from '../catalogue/product';
import { reorderLine } from './reorder-line';
import { recordsOf } from '../records';

/* Lists of skus that a business orders. All of these calls are extensions: 404 if the platform does not support one. */

/** Maximum lists per person. */
export const MAX_LISTS = 100;

const name = z.string().trim().min(1, 'A list needs a name.').max(MAX_LIST_NAME_LENGTH);
const note = z.string().trim().max(MAX_LINE_NOTE_LENGTH);
const qty = z.int().min(1).max(MAX_QTY);

const listSummary = z.object({
  id,
  name: z.string(),
  /** Everybody in the business can see and change it. */
  shared: z.boolean().default(false),
  /** True if the caller created the list: only its owner names, shares and deletes it. */
  mine: z.boolean().default(true),
  owner_name: z.string().default(''),
  line_count: z.int().nonnegative(),
  updated_at: instant,
});
export type ListSummary = z.infer<typeof listSummary>;

/** The caller's own lists and those shared with them, last changed first. */
export const listAll = endpoint('GET', '/sell/list', {
  auth: 'session',
  reply: z.object({
    data: recordsOf(listSummary),
    /** True if the caller belongs to a business to share with. */
    can_share: z.boolean().default(false),
    /** Number of skus that the caller ordered more than once: the lines of the usual order. */
    usual_count: z.int().nonnegative().default(0),
  }),
});

/** How often a sku was ordered, if known. */
const history = z.object({
  times: z.int().positive(),
  last_ordered_on: z.iso.date(),
  last_qty: z.int().positive(),
  /** Median number of days between two orders; absent after a single order. */
  every_days: z.int().positive().nullish(),
  /** Expected day of the next order. */
  due_on: z.iso.date().nullish(),
});

const listLine = reorderLine.extend({ history: history.nullish() });
export type ListLine = z.infer<typeof listLine>;

const listDetail = listSummary.extend({
  can_share: z.boolean().default(false),
  lines: z.array(listLine),
  /** For the usual order: number of removed lines. */
  left_out: z.int().nonnegative().default(0),
});
export type ListDetail = z.infer<typeof listDetail>;

/** One list with current prices. 404 for another customer's list. */
export const listById = endpoint('GET', '/sell/list/{id}', { auth: 'session', reply: z.object({ item: listDetail }) });

const newLine = z.object({ sku: id, qty, note: note.default(''), addons: z.array(addonChoice).max(50).default([]) });
const newLines = z.array(newLine).max(MAX_LINES_AT_ONCE);

/** Creates a list. With an Idempotency-Key header a retry returns the first response. */
export const listCreate = endpoint('POST', '/sell/list/create', {
  auth: 'session',
  body: z.object({ name, shared: z.boolean().default(false), lines: newLines.default([]) }),
  reply: z.object({ id, line_count: z.int().nonnegative() }),
});

/** Adds lines to a list; a sku that is on it already gets the new quantity. Skus that are not sold are skipped. */
export const listAddLines = endpoint('POST', '/sell/list/{id}/addLines', {
  auth: 'session',
  body: z.object({ lines: newLines.min(1) }),
  reply: z.object({ added: z.int().nonnegative(), changed: z.int().nonnegative() }),
});

/**
 * Changes only the given fields, so that two people who change different lines do not overwrite each other. For
 * `usual`, lines can be changed, removed and restored.
 */
export const listSave = endpoint('POST', '/sell/list/{id}/save', {
  auth: 'session',
  body: z.object({
    name: name.optional(),
    shared: z.boolean().optional(),
    lines: z
      .array(z.object({ id, qty: qty.optional(), note: note.optional() }))
      .max(MAX_LINES_AT_ONCE)
      .default([]),
    remove: z.array(id).max(MAX_LINES_AT_ONCE).default([]),
    /** Lines whose current price was shown to the caller. */
    seen: z
      .array(z.object({ id, price: money }))
      .max(MAX_LINES_AT_ONCE)
      .default([]),
    /** For `usual`: restores the removed lines. */
    restore: z.boolean().default(false),
  }),
  reply: ok,
});

/** Deletes a list; it can be restored for a month. A retry of either changes nothing and succeeds. */
export const listDelete = endpoint('POST', '/sell/list/{id}/delete', { auth: 'session', reply: ok });
export const listRestore = endpoint('POST', '/sell/list/{id}/restore', { auth: 'session', reply: ok });

/**
 * Moves a cart line, in this quantity, to the caller's saved-for-later list, which is created if absent. What is on the
 * list already is added to. 404 if the line is not in the cart, 422 if its sku is no longer sold.
 */
export const saveForLater = endpoint('POST', '/sell/cart/saveForLater', {
  auth: 'session',
  /** Name of the list, if it has to be created. */
  body: z.object({ id, qty: qty.optional(), name }),
  reply: z.object({
    list: id,
    /** Id of the list's line, to remove it again. */
    line: id,
    /** The quantity of that line before; 0 if there was none. */
    before: z.int().nonnegative().default(0),
    sku: id,
    qty: z.int().positive(),
    addons: z.array(addonChoice),
  }),
});

/** An order's lines with their former and current prices and stock. 404 for another customer's order. */
export const orderCompare = endpoint('GET', '/sell/order/{id}/compare', {
  auth: 'session',
  reply: z.object({ lines: z.array(reorderLine) }),
});
