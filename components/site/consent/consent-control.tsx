import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/config/env';
import { getSite } from '@/lib/data/site/site';
import { thirdPartyKeys } from '@/lib/domain/web/third-parties';
import { Consent } from './consent-lazy.client';

/** Asks for consent to count and measure visits, if the site's or the server's settings require it. */
export async function ConsentControl() {
  const [t, { settings }] = await Promise.all([getTranslations('consent'), getSite()]);
  const keys = thirdPartyKeys(settings);
  const measures = env().VISITOR_VITALS;
  if (!keys && !measures) return null;
  return (
    <Consent
      keys={keys}
      measures={measures}
      labels={{ title: t('title'), text: t('text'), accept: t('accept'), decline: t('decline'), change: t('change') }}
    />
  );
}
