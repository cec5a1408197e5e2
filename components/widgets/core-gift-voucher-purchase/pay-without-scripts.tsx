import { Button } from '@/components/ui/button';
import { VOUCHER } from '@/lib/actions/vouchers/voucher-state';
import { formatMoney } from '@/lib/domain/values/money';
import { CUSTOM_AMOUNT, amountValue } from '@/lib/domain/vouchers/voucher';
import { fillWords } from '@/lib/i18n/fill-words';
import type { BuyLabels } from './voucher-types';

interface PayWithoutScriptsProps {
  /** Cents. */
  presets: readonly number[];
  /** The price in cents of a custom amount, computed by the server; 0 before. */
  worked: number;
  locale: string;
  labels: Pick<BuyLabels, 'pay' | 'showAmount'>;
}

/** Makes a value safe for use in a class name. */
const plain = (value: string) => value.replaceAll(/[^\w-]/g, '_');

const chosen = (value: string) => `.voucher-form:has([name=${VOUCHER.amount}] option[value="${value}"]:checked)`;

/** Without scripts, and until they have come, the field stands in the form. */
const CUSTOM_FIELD = `.voucher-custom{display:none}${chosen(CUSTOM_AMOUNT)} .voucher-custom{display:block}`;

/**
 * The pay button without scripts: one for each amount, of which CSS shows the selected one. A custom amount is first
 * computed by the server, which returns a button with that amount: nobody pays an amount that the button did not show.
 */
export function PayWithoutScripts({ presets, worked, locale, labels }: PayWithoutScriptsProps) {
  const buttons = [
    ...presets.map((cents) => ({ cents, value: amountValue(cents) })),
    ...(worked > 0 ? [{ cents: worked, value: CUSTOM_AMOUNT }] : []),
  ];
  const style = [
    '.voucher-pay>[value]{display:none}',
    '.voucher-pay>[value=""]{display:inline-flex}',
    ...buttons.map(({ cents, value }) => `${chosen(value)} .voucher-pay>[value="${cents}"]{display:inline-flex}`),
    ...buttons.map(({ value }) => `${chosen(value)} .voucher-pay>[value=""]{display:none}`),
  ].join('');
  return (
    <>
      <style href={`pay-${buttons.map(({ value, cents }) => `${plain(value)}-${cents}`).join('-')}`} precedence="part">
        {`${CUSTOM_FIELD}@media (scripting:none){${style}}`}
      </style>
      <noscript>
        <div className="voucher-pay grid">
          {buttons.map(({ cents, value }) => (
            <Button key={value} type="submit" size="lg" block name={VOUCHER.shown} value={cents}>
              {fillWords(labels.pay, { amount: formatMoney(cents, locale) })}
            </Button>
          ))}
          <Button type="submit" size="lg" block name={VOUCHER.shown} value="">
            {labels.showAmount}
          </Button>
        </div>
      </noscript>
    </>
  );
}
