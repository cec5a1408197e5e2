'use client';

import { useActionState, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { NEW_FORM } from '@/lib/actions/form-state';
import { addMatrix } from '@/lib/actions/cart/matrix';
import { routes } from '@/lib/config/routes';
import type { Matrix } from '@/lib/domain/catalogue/matrix';
import { fillWords } from '@/lib/i18n/fill-words';
import type { MatrixLabels } from './matrix-labels';
import { MatrixTable } from './matrix-table';
import { useOrderMatrix } from './use-order-matrix';

interface OrderMatrixFormProps {
  slug: string;
  matrix: Matrix;
  /** Makes a form that is sent twice add once. */
  once: string;
  /** Pieces that a form without scripts has just added. */
  ordered: number;
  locale: string;
  labels: MatrixLabels;
}

/** One form: its action serves it without scripts, the hook takes over with them. */
export function OrderMatrixForm({ slug, matrix, once, ordered, locale, labels }: OrderMatrixFormProps) {
  const [answer, formAction, sending] = useActionState(addMatrix, NEW_FORM);
  const form = useRef<HTMLFormElement>(null);
  const order = useOrderMatrix({ matrix, answer, ordered, labels, form });
  const busy = order.busy || sending;
  return (
    <form ref={form} action={formAction} onSubmit={order.submit} noValidate aria-label={labels.title}>
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="key" value={`${once}.${answer.attempt}`} />
      <MatrixTable
        matrix={matrix}
        values={order.values}
        errors={order.errors}
        added={order.added}
        onType={order.type}
        onLeave={order.leave}
        locale={locale}
        labels={labels}
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="lg" busy={busy}>
          {busy ? labels.adding : labels.add}
        </Button>
        {order.pieces > 0 && <p className="text-soft tabular">{fillWords(labels.pieces, { count: order.pieces })}</p>}
      </div>
      <div className="mt-5 max-w-prose empty:hidden">
        {order.message && (
          <Notice tone={order.message.tone}>
            {order.message.words}
            {order.message.anyAdded && (
              <ButtonLink href={routes.cart} prefetch={false} variant="quiet" size="sm" className="ms-2 underline">
                {labels.goToCart}
              </ButtonLink>
            )}
          </Notice>
        )}
      </div>
    </form>
  );
}
