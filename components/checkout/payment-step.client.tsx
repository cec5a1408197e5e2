'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioCard } from '@/components/ui/radio-card';
import type { PaymentType } from '@/lib/contract/cart';
import { Step } from './step';

interface PaymentStepProps { types: readonly PaymentType[]; chosen: string; marketing: boolean; attempt: number }

export function PaymentStep({ types, chosen, marketing, attempt }: PaymentStepProps) {
  const t = useTranslations('checkout');
  return (
    <Step title={t('payment')}>
      {types.map((type) => (
        <RadioCard
          key={`${type.gateway}-${attempt === 0 ? 'first' : chosen}`}
          name="gateway"
          value={type.gateway}
          defaultChecked={type.gateway === chosen}
          label={type.name}
          description={type.description}
        />
      ))}
      <Checkbox name="marketing" value="yes" defaultChecked={marketing} label={t('marketing')} hint={t('marketingHint')} />
    </Step>
  );
}
