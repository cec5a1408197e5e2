'use client';

import { useWords } from '@/components/forms/words.client';
import { useActionState, useEffect, useEffectEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/form/input';
import { Spinner } from '@/components/ui/spinner';
import { NEW_FORM } from '@/lib/actions/form-state';
import { applyPromotion } from '@/lib/actions/cart/promotion';
import type { Cart } from '@/lib/domain/cart/cart';

interface PromotionBoxProps {
  promotion: Cart['promotion'];
  /** Asks for the cart again, once a code counts or does not any more. */
  refresh: () => void;
}

/** A code, and what it gives or why it gives nothing. */
export function PromotionBox({ promotion, refresh }: PromotionBoxProps) {
  const t = useWords('cart.promotion');
  const [answer, action, pending] = useActionState(applyPromotion, NEW_FORM);
  const changed = useEffectEvent(refresh);
  useEffect(() => {
    if (answer.attempt > 0 && !answer.errors.promotion) changed();
  }, [answer]);
  const error = answer.errors.promotion ?? answer.message;
  return (
    <details className="summary-part" open={Boolean(promotion ?? error) || undefined}>
      <summary className="summary-head">
        {t('title')}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      {promotion && (
        <form action={action} className="flex items-start justify-between gap-4 pb-3 text-sm">
          <p role="status" className={promotion.applied ? 'flex gap-2 text-success' : 'flex gap-2 text-warning'}>
            <Icon name={promotion.applied ? 'check' : 'warning'} className="mt-px size-4.5" />
            <span>
              <bdi className="font-medium">{promotion.code}</bdi>: {promotion.message}
            </span>
          </p>
          <button
            type="submit"
            name="intent"
            value="remove"
            aria-label={t('removeCode', { code: promotion.code })}
            className="link -my-1 min-h-8"
          >
            {t('remove')}
          </button>
        </form>
      )}
      <form action={action} className="pb-4">
        <Field id="promotion" label={t('label')} error={error}>
          {(wiring) => (
            <span className="flex gap-2">
              <Input
                key={answer.attempt}
                name="promotion"
                defaultValue={answer.errors.promotion ? answer.values.promotion : ''}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...wiring}
              />
              <button
                type="submit"
                aria-disabled={pending}
                className={buttonClass({ variant: 'secondary', className: 'shrink-0' })}
              >
                {pending && <Spinner />}
                {t('apply')}
              </button>
            </span>
          )}
        </Field>
      </form>
    </details>
  );
}
