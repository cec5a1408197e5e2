'use client';

import { useFormStatus } from 'react-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CartPanelState } from '@/lib/domain/catalogue/cart-panel';
import type { CartPanelLabels } from './cart-panel-labels';
import type { PanelPhase } from './panel-types';

interface AddButtonProps {
  state: CartPanelState;
  /** Every sku is out of stock. */
  soldOut: boolean;
  /** The options are chosen, but their sku is not loaded yet. */
  unknown: boolean;
  phase: PanelPhase;
  labels: CartPanelLabels;
}

function words({ state, soldOut, unknown, phase, labels }: AddButtonProps): string {
  if (phase === 'adding') return labels.adding;
  if (phase === 'added') return labels.added;
  if (soldOut) return labels.outOfStock;
  if (state.kind === 'select-options') return unknown ? labels.add : labels.selectOptions;
  return labels.add;
}

/**
 * Never disabled for missing options: without scripts only the server knows the choice; with scripts it focuses the
 * missing option.
 */
export function AddButton(props: AddButtonProps) {
  const { state, soldOut, unknown, phase } = props;
  const { pending } = useFormStatus();
  const busy = phase === 'adding' || pending;
  return (
    <Button
      type="submit"
      size="lg"
      busy={busy}
      variant={!soldOut && (state.kind === 'can-add' || unknown) ? 'primary' : 'secondary'}
      disabled={soldOut}
      className="min-w-40 flex-1"
    >
      {phase === 'added' && <Icon name="check" />}
      {words(props)}
    </Button>
  );
}

/** Without scripts: shows price and stock of the chosen options. */
export function ShowPriceButton({ label }: { label: string }) {
  return (
    <button
      type="submit"
      name="intent"
      value="choose"
      className={buttonClass({ variant: 'secondary', className: 'scripted:hidden' })}
    >
      {label}
    </button>
  );
}
