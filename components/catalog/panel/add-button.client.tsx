'use client';

import { useFormStatus } from 'react-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CartPanelState } from '@/lib/domain/catalogue/cart-panel';
import type { CartPanelLabels } from './cart-panel-labels';
import type { PanelPhase } from './use-cart-panel';

interface AddButtonProps {
  state: CartPanelState;
  /** The options are chosen, their sku is not known yet. */
  unknown: boolean;
  phase: PanelPhase;
  labels: CartPanelLabels;
}

function words({ state, unknown, phase, labels }: AddButtonProps): string {
  if (phase === 'adding') return labels.adding;
  if (phase === 'added') return labels.added;
  if (state.kind === 'select-options') return unknown ? labels.add : labels.selectOptions;
  return state.kind === 'out-of-stock' ? labels.outOfStock : labels.add;
}

/** Never disabled for missing options: without scripts what is chosen is known to the server only, with them it leads to what is missing. */
export function AddButton(props: AddButtonProps) {
  const { state, unknown, phase } = props;
  const { pending } = useFormStatus();
  const busy = phase === 'adding' || pending;
  return (
    <Button
      type="submit"
      size="lg"
      busy={busy}
      variant={state.kind === 'can-add' || unknown ? 'primary' : 'secondary'}
      disabled={state.kind === 'out-of-stock'}
      className="min-w-48 flex-1"
    >
      {phase === 'added' && <Icon name="check" />}
      {words(props)}
    </Button>
  );
}

/** Without scripts: shows price and stock for what is chosen. */
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
