'use client';

import { Fragment, useRef } from 'react';
import { PromotionCode } from '@/components/forms/promotion-code';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { useWords } from '@/components/forms/words.client';
import { FieldError } from '@/components/ui/form/field';
import { KeepFocus } from '@/components/ui/feedback/keep-focus.client';
import { Icon } from '@/components/ui/icon';
import { applyPromotion } from '@/lib/actions/cart/promotion';
import { NEW_FORM } from '@/lib/actions/form-state';
import { useOnceFor } from '@/lib/browser/use-once-for';
import type { Cart } from '@/lib/domain/cart/cart';

interface PromotionBoxProps {
  promotion: Cart['promotion'];
  /** Reloads the cart after a code was applied or removed. */
  refresh: () => void;
}

/** The form that applies or removes a code, with its error. */
function usePromotionForm(refresh: () => void) {
  const t = useWords('cart');
  const form = useServerForm(applyPromotion, NEW_FORM, t('networkError'));
  const { state } = form;
  const error = state.errors.promotion ?? state.message;
  useOnceFor(state, () => {
    if (state.attempt > 0 && !error) refresh();
  });
  return { ...form, error };
}

/** A promotion code with its effect, or the reason why it has none. */
export function PromotionBox({ promotion, refresh }: PromotionBoxProps) {
  const t = useWords('cart.promotion');
  const { state, pending, props, error } = usePromotionForm(refresh);
  const title = useRef<HTMLElement>(null);
  return (
    <details className="summary-part" open={Boolean(promotion ?? error) || undefined}>
      <summary ref={title} className="summary-head">
        {t('title')}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      {promotion && (
        <Fragment key={promotion.code}>
          <AppliedCode promotion={promotion} refresh={refresh} />
          <KeepFocus to={title} />
        </Fragment>
      )}
      <form {...props} className="pb-4">
        <PromotionCode
          label={t('label')}
          error={error}
          typed={error ? state.values.promotion : ''}
          apply={t('apply')}
          busy={pending}
          attempt={state.attempt}
        />
        <KeepFocus key={state.attempt} to={title} />
      </form>
    </details>
  );
}

interface AppliedCodeProps {
  promotion: NonNullable<Cart['promotion']>;
  refresh: () => void;
}

function AppliedCode({ promotion, refresh }: AppliedCodeProps) {
  const t = useWords('cart.promotion');
  const { props, error } = usePromotionForm(refresh);
  return (
    <form {...props} className="pb-3 text-sm">
      <div className="flex items-start justify-between gap-4">
        <p role="status" className={promotion.applied ? 'flex gap-2 text-success' : 'flex gap-2 text-warning'}>
          <Icon name={promotion.applied ? 'check' : 'warning'} className="mt-px size-4.5" />
          <span>
            <bdi className="font-medium">{promotion.code}</bdi>
            {promotion.message && `: ${promotion.message}`}
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
      </div>
      {error && <FieldError>{error}</FieldError>}
    </form>
  );
}
