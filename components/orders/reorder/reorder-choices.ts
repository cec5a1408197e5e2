import { reorderField } from '@/lib/actions/orders/reorder-form';
import { readPieces } from '@/lib/domain/catalogue/quantity';
import { type ReorderLine, choicesFor, priceOf, suggestionFor } from '@/lib/domain/orders/reorder';

/** What a row of the form says: whether it is ordered, which sku, and how many, as typed. */
export interface RowChoice {
  readonly take: boolean;
  readonly sku: string;
  readonly qty: string;
}

type Choices = Readonly<Record<string, RowChoice>>;

/** What the rows say at first: as they were sent, where the form was sent already, else what can be had. */
export function choicesOf(lines: readonly ReorderLine[], sent: Readonly<Record<string, string>>): Choices {
  const wasSent = Object.keys(sent).some((name) => name.startsWith('qty.'));
  return Object.fromEntries(
    lines.map((line) => {
      const { take, sku, qty } = suggestionFor(line);
      return [
        line.id,
        {
          take: wasSent ? sent[reorderField('take', line.id)] !== undefined : take,
          sku: sent[reorderField('sku', line.id)] ?? sku,
          qty: sent[reorderField('qty', line.id)] ?? String(qty),
        },
      ];
    }),
  );
}

/** How many rows are ticked, and what they come to, in cents without GST. */
export function sumOf(
  lines: readonly ReorderLine[],
  choices: Choices,
): { readonly count: number; readonly cents: number } {
  const ticked = lines.filter(({ id }) => choices[id]?.take);
  const cents = ticked.reduce((sum, line) => sum + (lineTotal(line, choices[line.id]) ?? 0), 0);
  return { count: ticked.length, cents };
}

/** What a row comes to, in cents without GST; null where nobody can say. */
export function lineTotal(line: ReorderLine, choice: RowChoice | undefined): number | null {
  const sku = choicesFor(line).find(({ skuId }) => skuId === choice?.sku);
  const pieces = readPieces(choice?.qty ?? '');
  const price = sku ? priceOf(line, sku) : null;
  return pieces === null || price === null ? null : pieces * price;
}
