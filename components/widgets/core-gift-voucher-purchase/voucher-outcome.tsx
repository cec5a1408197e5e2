import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { PaymentOutcome } from '@/lib/data/checkout/payment-outcome';

const TONES = { paid: 'success', failed: 'danger', pending: 'warning', unavailable: 'warning' } as const;

interface Shown {
  outcome: PaymentOutcome;
  /** Path of the page. */
  path: string;
  /** The current address, to check the payment again. */
  here: string;
}

/** The outcome of a payment, which replaces the forms (specification 2, sections 2 and 8). */
export async function voucherOutcome({ outcome, path, here }: Shown): Promise<ReactNode> {
  const t = await getTranslations('voucher');
  const { kind } = outcome;
  const retry = kind === 'failed' || kind === 'pending' ? outcome.retry : null;
  return (
    <>
      <Notice
        tone={TONES[kind]}
        title={
          kind === 'paid' ? (
            <>
              {t('paid')} <span className="block font-normal text-ink">{t('paidText')}</span>
            </>
          ) : (
            t(kind)
          )
        }
      >
        {kind !== 'paid' && t(`${kind}Text`)}
      </Notice>
      <p className="mt-4 flex flex-wrap gap-3">
        {retry && <ButtonLink href={retry}>{t('payAgain')}</ButtonLink>}
        {(kind === 'pending' || kind === 'unavailable') && (
          <ButtonLink href={here} variant="secondary">
            {t('checkAgain')}
          </ButtonLink>
        )}
        <ButtonLink href={path} variant="secondary">
          {t('backToForm')}
        </ButtonLink>
      </p>
    </>
  );
}
