import 'server-only';
import { currentSession } from '@/lib/session/current';
import { sessionState } from '@/lib/session/tokens/tag';

/** Attributes of an element around forms that keep what is typed (state/use-form-draft.ts): whose they are. */
export async function draftOwner() {
  const session = await currentSession();
  return { 'data-account': session?.user, 'data-session': sessionState(session, new Date()).tag };
}
