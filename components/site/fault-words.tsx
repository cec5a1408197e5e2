import { getTranslations } from 'next-intl/server';
import { FAULT_WORDS_ID } from '@/lib/browser/fault-words';

/** The texts of the error screen, put into the page: the screen must work without any further request. */
export async function FaultWords() {
  const t = await getTranslations('errors');
  return (
    <template
      id={FAULT_WORDS_ID}
      data-title={t('networkTitle')}
      data-text={t('networkText')}
      data-retry={t('retry')}
      data-home={t('home')}
    />
  );
}
