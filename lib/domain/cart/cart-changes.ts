import type { AddonChoice } from '../../contract/catalogue/product';

/** A cart line with the fields whose changes are reported. Money in cents without GST. */
export interface SeenLine {
  readonly skuId: string;
  readonly code: string;
  readonly name: string;
  readonly options: string;
  readonly addons: readonly AddonChoice[];
  readonly qty: number;
  /** Price of one piece. */
  readonly price: number;
  /** The available quantity. */
  readonly available: number;
}

/** How a line changed. `gone`: none is available any more; `short`: fewer than ordered; `back`: enough again. */
type CartChangeKind = 'added' | 'removed' | 'quantity' | 'price' | 'gone' | 'short' | 'back';

export interface CartChange {
  readonly kind: CartChangeKind;
  readonly line: SeenLine;
  /** Values before the change; the current ones for an added line. */
  readonly was: { readonly qty: number; readonly price: number };
}

/** A sku with the same extras is the same line. */
export function lineKey({ skuId, addons }: Pick<SeenLine, 'skuId' | 'addons'>): string {
  return [skuId, ...addons.map(({ id, value }) => `${id}=${value}`).toSorted()].join(' ');
}

function stockOf({ qty, available }: SeenLine): 'enough' | 'short' | 'gone' {
  if (available >= qty) return 'enough';
  return available <= 0 ? 'gone' : 'short';
}

function changesOfLine(before: SeenLine, line: SeenLine): CartChangeKind[] {
  const [then, now] = [stockOf(before), stockOf(line)];
  return [
    ...(before.qty === line.qty ? [] : (['quantity'] as const)),
    ...(before.price === line.price ? [] : (['price'] as const)),
    ...(then === now ? [] : [now === 'enough' ? ('back' as const) : now]),
  ];
}

/** Differences between two states of a cart, in the order of its lines; removed lines come last. */
export function cartChanges(before: readonly SeenLine[], now: readonly SeenLine[]): CartChange[] {
  const known = new Map(before.map((line) => [lineKey(line), line]));
  const changes = now.flatMap((line): CartChange[] => {
    const seen = known.get(lineKey(line));
    known.delete(lineKey(line));
    if (!seen) return [{ kind: 'added', line, was: line }];
    return changesOfLine(seen, line).map((kind) => ({ kind, line, was: seen }));
  });
  return [...changes, ...[...known.values()].map((line): CartChange => ({ kind: 'removed', line, was: line }))];
}

/** The lines last seen, updated by the customer's own change: `before` and `after` are the cart around that change. */
export function markOwnChangesSeen(
  seen: readonly SeenLine[],
  before: readonly SeenLine[],
  after: readonly SeenLine[],
): SeenLine[] {
  const touched = new Set(
    cartChanges(before, after)
      .filter(({ kind }) => kind === 'added' || kind === 'removed' || kind === 'quantity')
      .map(({ line }) => lineKey(line)),
  );
  return [...seen.filter((line) => !touched.has(lineKey(line))), ...after.filter((line) => touched.has(lineKey(line)))];
}
