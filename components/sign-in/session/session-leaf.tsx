import { getTranslations } from 'next-intl/server';
import { currentView } from '@/lib/i18n/current-view';
import { currentSession } from '@/lib/session/current';
import { currentPreview } from '@/lib/session/preview/current-preview';
import { NO_SESSION, sessionState } from '@/lib/session/tokens/tag';
import { ConnectionBanner } from '@/components/site/connection-banner.client';
import { SessionSync } from './session-sync.client';

/**
 * What every page does about its session in the browser; in the public view nobody is signed in, without a look at any
 * cookie.
 */
export async function SessionLeaf() {
  const [{ live }, t] = await Promise.all([currentView(), getTranslations('session')]);
  // A preview is nobody's session: compared with the editor's own it would be loaded anew for ever.
  if (await currentPreview()) return null;
  const state = live ? sessionState(await currentSession(), new Date()) : NO_SESSION;
  return (
    <>
      <SessionSync state={state} />
      <ConnectionBanner label={t('noConnection')} />
    </>
  );
}
