'use client';

import { useWords } from '@/components/forms/words.client';
import { Checkbox } from '@/components/ui/form/checkbox';
import { FieldError } from '@/components/ui/form/field';
import { Notice } from '@/components/ui/feedback/notice';
import { Icon } from '@/components/ui/icon';
import { RadioCard } from '@/components/ui/form/radio-card';
import type { PaymentType } from '@/lib/domain/cart/cart';
import type { CheckoutQuote } from '@/lib/domain/checkout/checkout';
import { formatMoney } from '@/lib/domain/values/money';
import { Step } from './step';

interface PaymentStepProps {
  types: readonly PaymentType[];
  totals: Pick<CheckoutQuote['totals'], 'credit' | 'payable'>;
  useCredit: boolean;
  chosen: string;
  error: string | null;
  /** The shop's e-mail address, for a customer who is offered no way to pay; '' for none. */
  contact: string;
  locale: string;
  onChoose: (gateway: string) => void;
  onCredit: (use: boolean) => void;
}

/** A payment method's name as the platform sends it, and its terms in the customer's language. */
function wordsOf(
  { name, description, dueDays: days }: PaymentType,
  t: ReturnType<typeof useWords<'checkout'>>,
): { label: string; description: string } {
  if (days == null) return { label: name, description };
  return days === 0
    ? { label: name, description: t('payNowText') }
    : { label: t('invoiceName', { days }), description: t('invoiceText') };
}

/**
 * The customer's credit, and the platform's payment methods for the rest. The choice of a method is sent only if one of
 * them has a fee, since otherwise the total stays the same.
 */
export function PaymentStep({
  types,
  totals: { credit, payable },
  useCredit,
  chosen,
  error,
  contact,
  locale,
  onChoose,
  onCredit,
}: PaymentStepProps) {
  const t = useWords('checkout');
  const covered = credit.used > 0 && payable === 0;
  const isNone = !covered && types.length === 0;
  return (
    <div id="gateway" tabIndex={-1} data-invalid={error ? '' : undefined} className="outline-none">
      <Step title={t('payment')}>
        {error && !isNone && <FieldError>{error}</FieldError>}
        {credit.balance > 0 && (
          <Checkbox
            name="credit"
            value="yes"
            checked={useCredit}
            onChange={(event) => onCredit(event.currentTarget.checked)}
            label={t('useCredit', { balance: formatMoney(credit.balance, locale) })}
            hint={t('useCreditHint')}
            className="mb-1"
          />
        )}
        {covered && (
          <>
            <p className="flex gap-3 rounded-sm bg-success-soft p-4 text-success">
              <Icon name="check" className="mt-0.5 size-5" />
              {t('covered')}
            </p>
            <input type="hidden" name="gateway" value={chosen} />
          </>
        )}
        {isNone && (
          <Notice tone="warning" quiet>
            <p>{t('noPayment')}</p>
            {contact && (
              <a href={`mailto:${contact}`} className="link break-all">
                {contact}
              </a>
            )}
          </Notice>
        )}
        {!covered &&
          types.map((type) => (
            <RadioCard
              key={type.gateway}
              name="gateway"
              value={type.gateway}
              checked={type.gateway === chosen}
              onChange={() => onChoose(type.gateway)}
              {...wordsOf(type, t)}
              aside={
                type.surcharge > 0 ? t('surchargeAdds', { amount: formatMoney(type.surcharge, locale) }) : undefined
              }
            />
          ))}
      </Step>
    </div>
  );
}
