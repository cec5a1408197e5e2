'use client';

import { useWords } from '@/components/forms/words.client';
import { Icon } from '@/components/ui/icon';
import { FieldError } from '@/components/ui/form/field';
import { Money } from '@/components/ui/text/money';
import { RadioCard } from '@/components/ui/form/radio-card';
import { cx } from '@/components/ui/cx';
import { buttonClass } from '@/components/ui/button';
import type { ShippingOption } from '@/lib/domain/cart/cart';
import { asksFreight } from '@/lib/domain/checkout/checkout';
import { Step } from './step';

interface ShippingStepProps {
  /** Null without an address; empty when a freight quote must be requested. */
  options: readonly ShippingOption[] | null;
  chosen: string;
  error: string | null;
  pending: boolean;
  locale: string;
  onChoose: (id: string) => void;
}

/** Delivery options of the chosen address; if there is only pickup, a freight quote can be requested. */
export function ShippingStep({ options, chosen, error, pending, locale, onChoose }: ShippingStepProps) {
  const t = useWords('checkout');
  return (
    <div id="shipping" tabIndex={-1} data-invalid={error ? '' : undefined} className="outline-none">
      <Step title={t('shipping')}>
        {error && <FieldError>{error}</FieldError>}
        {options === null && <p className="text-soft">{pending ? t('updating') : t('shippingLater')}</p>}
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
        {options && asksFreight(options) && (
          <div className="flex gap-3 rounded-sm bg-info-soft p-4">
            <Icon name="truck" className="mt-0.5 text-info" />
            <div className="grid justify-items-start gap-3">
              <p>
                <span className="block font-medium text-info">
                  {t(options.length > 0 ? 'noDelivery' : 'noOptions')}
                </span>
                {t('noOptionsText')}
              </p>
              <button
                type="submit"
                name="intent"
                value="ask-freight"
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {t('askFreight')}
              </button>
            </div>
          </div>
        )}
      </Step>
    </div>
  );
}
