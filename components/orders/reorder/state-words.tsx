import { useWords } from '@/components/forms/words.client';
import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import { possiblePieces } from '@/lib/domain/catalogue/quantity';
import { type ReorderLine, stateOfLine } from '@/lib/domain/orders/reorder';

/** Why a line cannot be ordered unchanged, and the alternative. */
export function StateWords({ line }: { line: ReorderLine }) {
  const t = useWords('reorder');
  const state = stateOfLine(line);
  if (state === 'ready') return null;
  const { sku, instead, replaced, qty } = line;
  const count = state === 'short' ? (sku?.available ?? 0) : ((sku && possiblePieces(qty, sku)) ?? 0);
  const [first] = instead;
  return (
    <p className="text-sm font-medium text-warning">
      {t(`state.${state}`, { count })}{' '}
      {first && replaced && t('replaced', { name: skuTitle(first.name, first.options) })}
      {first && !replaced && t('alternatives')}
    </p>
  );
}
