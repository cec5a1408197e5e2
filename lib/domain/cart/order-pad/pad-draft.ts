import { z } from 'zod';
import { cut } from '../../values/cut';
import { MAX_ORDER_ROWS } from '../order-text/order-row';
import { parseJson } from '../../values/parse-json';
import { RETRY_MS } from '../../values/retry-time';
import { type PadRow, isBlank } from './pad-row';

/** Cut, and not refused: one field into which a whole text was pasted must not cost all other rows. */
const textUpTo = (most: number) => z.string().transform((text) => cut(text, most));

const draftRow = z.object({
  original: textUpTo(2_000).default(''),
  code: textUpTo(200),
  words: textUpTo(2_000).default(''),
  qty: textUpTo(40),
  unit: z.enum(['each', 'carton']).default('each'),
});

/** What was sent to the cart and not answered: sent again under its key, it is added once. `at` in milliseconds. */
const sentRows = z.object({ contents: z.string(), key: z.string(), at: z.number() });
type SentRows = z.infer<typeof sentRows>;

const draft = z.object({
  owner: z.string(),
  sent: sentRows.nullish().catch(null),
  rows: z.array(draftRow).transform((rows) => rows.slice(0, MAX_ORDER_ROWS + 1)),
});

/** Serialises the draft stored on the device: codes and quantities of one customer, without prices. */
export function writeDraft(owner: string, rows: readonly PadRow[], sent: SentRows | null): string {
  const filled = rows.filter((row) => !isBlank(row));
  return JSON.stringify({
    owner,
    sent,
    rows: filled.map(({ original, code, words, qty, unit }) => ({ original, code, words, qty, unit })),
  });
}

/** The rows of a draft, not looked up yet; empty when the draft is invalid or belongs to another customer. */
export function readDraft(text: string, owner: string, newKey: () => string): PadRow[] {
  const parsed = draft.safeParse(parseJson(text));
  if (!parsed.success || parsed.data.owner !== owner) return [];
  return parsed.data.rows.map((row) => ({ ...row, key: newKey(), formPrice: null, found: null, refusal: '' }));
}

/** What a draft's rows were last sent as, if no reply came and they may be sent again; null otherwise. */
export function readSent(text: string, owner: string, now: number): SentRows | null {
  const parsed = draft.safeParse(parseJson(text));
  if (!parsed.success || parsed.data.owner !== owner) return null;
  const { sent = null } = parsed.data;
  return sent && now - sent.at < RETRY_MS ? sent : null;
}
