import { getTranslations } from 'next-intl/server';
import { getSite } from '@/lib/data/site/site';
import { thirdPartyKeys } from '@/lib/domain/web/third-parties';
import { Consent } from './consent-lazy.client';

/** Asks for consent to counting visits, where the site's settings have a key for it. */
export async function ConsentControl() {
  const [t, { settings }] = await Promise.all([getTranslations('consent'), getSite()]);
  const keys = thirdPartyKeys(settings);
  if (!keys) return null;
  return (
    <Consent
      keys={keys}
      labels={{ title: t('title'), text: t('text'), accept: t('accept'), decline: t('decline'), change: t('change') }}
    />
  );
}
