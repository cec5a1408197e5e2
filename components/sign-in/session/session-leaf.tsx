import { getTranslations } from 'next-intl/server';
import { currentView } from '@/lib/i18n/current-view';
import { currentSession } from '@/lib/session/current';
import { currentPreview } from '@/lib/session/preview/current-preview';
import { NO_SESSION, sessionState } from '@/lib/session/tokens/tag';
import { ConnectionBanner } from '@/components/site/connection-banner.client';
import { SessionSync } from './session-sync.client';

/** The session check of every page; the public view has no session and reads no cookie. */
export async function SessionLeaf() {
  const [{ live }, t] = await Promise.all([currentView(), getTranslations('session')]);
  // A preview has no session: compared with the editor's own session, the page would reload endlessly.
  if (await currentPreview()) return null;
  const state = live ? sessionState(await currentSession(), new Date()) : NO_SESSION;
  return (
    <>
      <SessionSync state={state} />
      <ConnectionBanner label={t('noConnection')} />
    </>
  );
}
