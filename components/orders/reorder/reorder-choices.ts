import { reorderField } from '@/lib/actions/orders/reorder-form';
import { readPieces } from '@/lib/domain/catalogue/quantity';
import { type ReorderLine, choicesFor, priceOf, suggestionFor } from '@/lib/domain/orders/reorder';

/** A row's choice: whether it is ordered, which sku, and the typed quantity. */
export interface RowChoice {
  readonly take: boolean;
  readonly sku: string;
  readonly qty: string;
}

type Choices = Readonly<Record<string, RowChoice>>;
/** What was chosen in each row; the rest of it follows its line, which a colleague may change. */
export type Chosen = Readonly<Record<string, Partial<RowChoice>>>;

/** Initial choices: as submitted before, else what is available. */
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

/** What differs from what the lines show by themselves. */
export function chosenIn(choices: Chosen, lines: readonly ReorderLine[]): Chosen {
  const shown = choicesOf(lines, {});
  return Object.fromEntries(
    Object.entries(choices).map(([id, { take, sku, qty }]) => [
      id,
      {
        ...(take !== undefined && take !== shown[id]?.take && { take }),
        ...(sku !== undefined && sku !== shown[id]?.sku && { sku }),
        ...(qty !== undefined && qty !== shown[id]?.qty && { qty }),
      },
    ]),
  );
}

/** All choices, with what was chosen. */
export function withChosen(choices: Choices, chosen: Chosen): Choices {
  return Object.fromEntries(Object.entries(choices).map(([id, choice]) => [id, { ...choice, ...chosen[id] }]));
}

/** The number of ticked rows and their total, in cents without GST. */
export function sumOf(
  lines: readonly ReorderLine[],
  choices: Choices,
): { readonly count: number; readonly cents: number } {
  const ticked = lines.filter(({ id }) => choices[id]?.take);
  const cents = ticked.reduce((sum, line) => sum + (lineTotal(line, choices[line.id]) ?? 0), 0);
  return { count: ticked.length, cents };
}

/** A row's total in cents without GST; null when unknown. */
export function lineTotal(line: ReorderLine, choice: RowChoice | undefined): number | null {
  const sku = choicesFor(line).find(({ skuId }) => skuId === choice?.sku);
  const pieces = readPieces(choice?.qty ?? '');
  const price = sku ? priceOf(line, sku, pieces) : null;
  return pieces === null || price === null ? null : pieces * price;
}
