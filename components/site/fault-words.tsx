import { getTranslations } from 'next-intl/server';
import { FAULT_WORDS_ID } from '@/lib/browser/fault-words';

/**
 * What the error screen will say in this language: it must work when nothing else does, so it finds its words in the
 * page.
 */
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
