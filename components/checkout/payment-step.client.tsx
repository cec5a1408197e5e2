'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { RadioCard } from '@/components/ui/radio-card';
import type { PaymentType } from '@/lib/contract/cart';
import { formatMoney } from '@/lib/domain/money';
import { Step } from './step';

interface PaymentStepProps {
  types: readonly PaymentType[];
  chosen: string;
  error: string | null;
  marketing: boolean;
  locale: string;
  onChoose: (gateway: string) => void;
}

/** The ways to pay that the platform offers. A choice changes the total only where one of them costs something. */
export function PaymentStep({ types, chosen, error, marketing, locale, onChoose }: PaymentStepProps) {
  const t = useTranslations('checkout');
  return (
    <div id="gateway" tabIndex={-1} data-invalid={error ? '' : undefined} className="outline-none">
      <Step title={t('payment')}>
        {error && <FieldError>{error}</FieldError>}
        {types.map((type) => (
          <RadioCard
            key={type.gateway}
            name="gateway"
            value={type.gateway}
            checked={type.gateway === chosen}
            onChange={() => onChoose(type.gateway)}
            label={type.name}
            description={type.description}
            aside={type.surcharge > 0 ? t('surchargeAdds', { amount: formatMoney(type.surcharge, locale) }) : undefined}
          />
        ))}
        <Checkbox name="marketing" value="yes" defaultChecked={marketing} label={t('marketing')} hint={t('marketingHint')} />
      </Step>
    </div>
  );
}
