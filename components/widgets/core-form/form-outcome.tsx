import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { PaymentOutcome } from '@/lib/data/checkout/payment-outcome';

const WORDS = { failed: 'paymentFailed', pending: 'paymentPending', unavailable: 'paymentUnavailable' } as const;

/**
 * Notice for a failed or pending payment; the submission is stored even so (specification 2, section 4). `here` is the
 * return address.
 */
export async function paymentNotice(
  outcome: Exclude<PaymentOutcome, { kind: 'paid' }>,
  here: string,
): Promise<ReactNode> {
  const t = await getTranslations('formWidget');
  const retry = outcome.kind === 'unavailable' ? null : outcome.retry;
  return (
    <Notice tone={outcome.kind === 'failed' ? 'danger' : 'warning'} title={t(WORDS[outcome.kind])} className="mb-6">
      {outcome.kind === 'failed' && retry === null ? null : <p>{t(`${WORDS[outcome.kind]}Text`)}</p>}
      <p className="mt-3 flex flex-wrap gap-3">
        {retry && (
          <ButtonLink href={retry} size="sm">
            {t('payNow')}
          </ButtonLink>
        )}
        {outcome.kind !== 'failed' && (
          <ButtonLink href={here} size="sm" variant="secondary">
            {t('checkAgain')}
          </ButtonLink>
        )}
      </p>
    </Notice>
  );
}

/** Replaces a form once it is paid (section 8). */
export async function paidNotice(): Promise<ReactNode> {
  const t = await getTranslations('formWidget');
  return <Notice tone="success" title={t('paid')} />;
}

/** Replaces a form after a submission without scripts. */
export async function sentNotice(path: string): Promise<ReactNode> {
  const t = await getTranslations('formWidget');
  return (
    <>
      <Notice tone="success" title={t('sent')}>
        {t('sentText')}
      </Notice>
      <p className="mt-4">
        <ButtonLink href={path} variant="secondary">
          {t('another')}
        </ButtonLink>
      </p>
    </>
  );
}
