import 'server-only';
import { currentView } from '../i18n/current-view';
import { currentSession } from '../session/current';

/**
 * True if the page is rendered for a signed-in customer; the platform is not asked whether the session still holds. In
 * the public view no cookie is read.
 */
export async function isForCustomer(): Promise<boolean> {
  const { live } = await currentView();
  return live && (await currentSession()) !== null;
}
