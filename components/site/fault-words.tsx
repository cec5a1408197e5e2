import { getTranslations } from 'next-intl/server';
import { FAULT_WORDS_ID } from '@/lib/browser/fault-words';

/** Renders the texts of the error screen into the page, since that screen must work without requests. */
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
