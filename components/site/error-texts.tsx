import { getTranslations } from 'next-intl/server';
import { ERROR_TEXTS_ID } from '@/lib/browser/error-texts';

/** Renders the texts of the error screen into the page, since that screen must work without requests. */
export async function ErrorTexts() {
  const t = await getTranslations('errors');
  return (
    <template
      id={ERROR_TEXTS_ID}
      data-title={t('networkTitle')}
      data-text={t('networkText')}
      data-retry={t('retry')}
      data-home={t('home')}
    />
  );
}
