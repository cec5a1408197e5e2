'use client';

import { useActionState, useRef } from 'react';
import { NEW_FORM } from '@/lib/actions/form-state';
import { addMatrix } from '@/lib/actions/cart/matrix';
import type { Matrix, MatrixOffer } from '@/lib/domain/catalogue/matrix';
import { MatrixFoot } from './matrix-foot';
import type { MatrixLabels } from './matrix-labels';
import { MatrixTable } from './matrix-table';
import { useOrderMatrix } from './use-order-matrix';

interface OrderMatrixFormProps {
  slug: string;
  matrix: Matrix;
  /** Idempotency key of the form. */
  once: string;
  /** Number of pieces just added by a form without scripts. */
  ordered: number;
  locale: string;
  labels: MatrixLabels;
}

/** One form, handled by its action without scripts and by the hook with them. */
export function OrderMatrixForm({ slug, matrix, once, ordered, locale, labels }: OrderMatrixFormProps) {
  const [answer, formAction, sending] = useActionState(addMatrix, NEW_FORM);
  const form = useRef<HTMLFormElement>(null);
  const offers = matrix.rows.flatMap((row) => row.offers).filter((offer): offer is MatrixOffer => offer !== null);
  const order = useOrderMatrix({ offers, answer, ordered, labels, form });
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
      <MatrixFoot order={order} busy={busy} labels={labels} />
    </form>
  );
}
