'use client';

import { PromotionCode } from '@/components/forms/promotion-code';
import { useWords } from '@/components/forms/words.client';
import { useEffect, useEffectEvent } from 'react';
import { useServerForm } from '@/components/forms/use-server-form';
import { FieldError } from '@/components/ui/form/field';
import { Icon } from '@/components/ui/icon';
import { type FormState, NEW_FORM } from '@/lib/actions/form-state';
import { applyPromotion } from '@/lib/actions/cart/promotion';
import type { Cart } from '@/lib/domain/cart/cart';

interface PromotionBoxProps {
  promotion: Cart['promotion'];
  /** Reloads the cart after a code was applied or removed. */
  refresh: () => void;
}

function isDone({ attempt, errors, message }: FormState): boolean {
  return attempt > 0 && !errors.promotion && !message;
}

/** A promotion code with its effect, or the reason why it has none. */
export function PromotionBox({ promotion, refresh }: PromotionBoxProps) {
  const t = useWords('cart.promotion');
  const noReply = useWords('cart')('networkError');
  const { state: answer, pending, props } = useServerForm(applyPromotion, NEW_FORM, noReply);
  const { state: removal, props: removalProps } = useServerForm(applyPromotion, NEW_FORM, noReply);
  const changed = useEffectEvent(refresh);
  useEffect(() => {
    if (isDone(answer) || isDone(removal)) changed();
  }, [answer, removal]);
  const error = answer.errors.promotion ?? answer.message;
  const removalError = removal.errors.promotion ?? removal.message;
  return (
    <details className="summary-part" open={Boolean(promotion ?? error) || undefined}>
      <summary className="summary-head">
        {t('title')}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      {promotion && (
        <form {...removalProps} className="flex items-start justify-between gap-4 pb-3 text-sm">
          <p role="status" className={promotion.applied ? 'flex gap-2 text-success' : 'flex gap-2 text-warning'}>
            <Icon name={promotion.applied ? 'check' : 'warning'} className="mt-px size-4.5" />
            <span>
              <bdi className="font-medium">{promotion.code}</bdi>: {promotion.message}
              {removalError && <FieldError>{removalError}</FieldError>}
            </span>
          </p>
          <button
            type="submit"
            name="intent"
            value="remove"
            aria-label={t('removeCode', { code: promotion.code })}
            className="link -my-1 tap"
          >
            {t('remove')}
          </button>
        </form>
      )}
      <form {...props} className="pb-4">
        <PromotionCode
          label={t('label')}
          error={error}
          typed={error ? answer.values.promotion : ''}
          apply={t('apply')}
          busy={pending}
          attempt={answer.attempt}
        />
      </form>
    </details>
  );
}
