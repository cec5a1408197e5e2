'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { RadioCard } from '@/components/ui/radio-card';
import { cx } from '@/components/ui/cx';
import { buttonClass } from '@/components/ui/button';
import type { ShippingOption } from '@/lib/domain/cart';
import { Step } from './step';

interface ShippingStepProps {
  /** Null while there is no address; empty when freight must be asked for. */
  options: readonly ShippingOption[] | null;
  chosen: string;
  pending: boolean;
  locale: string;
  onChoose: (id: string) => void;
}

export function ShippingStep({ options, chosen, pending, locale, onChoose }: ShippingStepProps) {
  const t = useTranslations('checkout');
  return (
    <Step title={t('shipping')}>
      {options === null && <p className="text-soft">{pending ? t('updating') : t('shippingLater')}</p>}
      {options?.length === 0 && (
        <div className="flex gap-3 rounded-sm bg-info-soft p-4">
          <Icon name="truck" className="mt-0.5 text-info" />
          <div className="grid gap-3 justify-items-start">
            <p><span className="block font-medium text-info">{t('noOptions')}</span>{t('noOptionsText')}</p>
            <button type="submit" name="intent" value="ask-freight" className={buttonClass({ variant: 'secondary', size: 'sm' })}>{t('askFreight')}</button>
          </div>
        </div>
      )}
      <div aria-busy={pending} className={cx('grid gap-4 transition-opacity', pending && 'opacity-60')}>
        {options?.map((option) => (
          <RadioCard
            key={option.id}
            name="shipping"
            value={option.id}
            checked={chosen === option.id}
            onChange={() => onChoose(option.id)}
            label={option.name}
            description={option.description}
            aside={option.amount === 0 ? t('free') : <Money cents={option.amount} locale={locale} />}
          />
        ))}
      </div>
    </Step>
  );
}
