import { randomBytes } from 'node:crypto';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ProductDetail } from '@/lib/domain/catalogue/catalogue';
import { draftOwner } from '@/components/forms/draft-owner';
import { MATRIX_ANCHOR, type MatrixOffer, matrixOf } from '@/lib/domain/catalogue/matrix';
import { matrixLabels } from './matrix-labels';
import { OrderMatrixForm } from './order-matrix-lazy.client';

interface OrderMatrixProps {
  product: ProductDetail;
  offers: readonly MatrixOffer[];
  /** Number of pieces just added by a form without scripts. */
  ordered: number;
}

/**
 * Quantities of many skus of a product in one form, for customers. Renders nothing for a product without options, or
 * with three kinds of options.
 */
export async function OrderMatrix({ product, offers, ordered }: OrderMatrixProps) {
  const matrix = matrixOf(product.variations, offers);
  if (!matrix) return null;
  const [t, locale, messages, owner] = await Promise.all([
    getTranslations('matrix'),
    getLocale(),
    getMessages(),
    draftOwner(),
  ]);
  return (
    <section
      {...owner}
      id={MATRIX_ANCHOR}
      aria-labelledby={`${MATRIX_ANCHOR}-title`}
      className="mt-16 scroll-mt-24 border-t border-line pt-10 md:mt-24 md:pt-14"
    >
      <h2 id={`${MATRIX_ANCHOR}-title`} className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-2 mb-6 max-w-reading text-soft">
        {t('lead')}
        {product.addons.length > 0 && ` ${t('extrasNote')}`}
      </p>
      <OrderMatrixForm
        slug={product.slug}
        matrix={matrix}
        once={randomBytes(12).toString('hex')}
        ordered={ordered}
        locale={locale}
        labels={matrixLabels(locale, messages)}
      />
    </section>
  );
}
