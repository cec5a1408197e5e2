'use client';

import { type ReactNode, useId } from 'react';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { buyVoucher } from '@/lib/actions/vouchers/voucher-buy';
import { redeemVoucher } from '@/lib/actions/vouchers/voucher-redeem';
import { NEW_PURCHASE, NEW_REDEMPTION } from '@/lib/actions/vouchers/voucher-state';
import { BuyForm } from './buy-form.client';
import { RedeemForm } from './redeem-form.client';
import type { VoucherViewProps } from './voucher-types';

/** Buying and redeeming, one at a time: radio buttons and CSS, so that the choice works without scripts. */
export function VoucherView(props: VoucherViewProps) {
  /** Several of them may stand on a page. */
  const scope = useId();
  const { labels, code, themes, presets, allowsCustom } = props;
  const buying = useServerForm(buyVoucher, NEW_PURCHASE, labels.networkError);
  const redeeming = useServerForm(redeemVoucher, NEW_REDEMPTION, labels.unknownRedeem);
  const redeems = redeeming.state.attempt > 0 || code !== '';
  return (
    <div className="group/voucher">
      <fieldset className="mb-6 grid rounded-md border border-line bg-surface p-1 sm:grid-cols-2">
        <legend className="sr-only">{labels.mode}</legend>
        <Mode name={`voucher-mode${scope}`} value="buy" chosen={!redeems}>
          {labels.buy}
        </Mode>
        <Mode name={`voucher-mode${scope}`} value="redeem" chosen={redeems}>
          {labels.redeem}
        </Mode>
      </fieldset>
      <div className="hidden group-has-[[value=buy]:checked]/voucher:block">
        {themes.length > 0 && (presets.length > 0 || allowsCustom) ? (
          <BuyForm {...props} scope={scope} form={buying} />
        ) : (
          <p className="text-soft">{labels.noThemes}</p>
        )}
      </div>
      <div className="hidden group-has-[[value=redeem]:checked]/voucher:block">
        <RedeemForm {...props} scope={scope} form={redeeming} />
      </div>
    </div>
  );
}

interface ModeProps {
  name: string;
  value: 'buy' | 'redeem';
  chosen: boolean;
  children: ReactNode;
}

function Mode({ name, value, chosen, children }: ModeProps) {
  return (
    <label
      className={
        'flex min-h-11 cursor-pointer items-center justify-center rounded-sm px-3 text-center ' +
        'font-medium text-soft hover:text-ink has-checked:border-2 has-checked:border-accent ' +
        'has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 ' +
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'
      }
    >
      <input type="radio" name={name} value={value} defaultChecked={chosen} className="sr-only" />
      {children}
    </label>
  );
}
