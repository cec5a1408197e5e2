import 'server-only';
import { LRUCache } from 'lru-cache';
import { cache } from 'react';
import { REQUEST_TIMEOUT_MS } from '../config/constants';
import { routes } from '../config/routes';
import { authUser } from '../contract/sign-in/session';
import { type User, toUser } from '../domain/account/user';
import type { Viewer } from '../domain/account/viewer';
import { currentView } from '../i18n/current-view';
import { currentSession } from '../session/current';
import { currentPreview } from '../session/preview/current-preview';
import { processMemory } from '../session/process-memory';
import { UpstreamError } from '../upstream/errors';
import { sessionCall } from '../upstream/session-call';

/** How long a user record may be reused between the pages of one session, in milliseconds. */
const USER_CACHE_MS = 10_000;

function users(): LRUCache<string, User> {
  return processMemory('users', () => new LRUCache<string, User>({ ttl: USER_CACHE_MS, max: 5_000 }));
}

/** Time of the last change of each record: a reply requested before it is stale. */
function changes(): LRUCache<string, number> {
  return processMemory('user-changes', () => new LRUCache<string, number>({ ttl: REQUEST_TIMEOUT_MS, max: 5_000 }));
}

/** Drops the cached user record. Call it after a change. */
export function forgetUser(sid: string): void {
  changes().set(sid, performance.now());
  users().delete(sid);
}

/** The signed-in user's record; null for a visitor. @throws UpstreamError when the platform does not respond */
export const getUser = cache(async (): Promise<User | null> => {
  const session = await currentSession();
  if (!session) return null;
  const cached = users().get(session.sid);
  if (cached) return cached;
  const asked = performance.now();
  const user = toUser((await sessionCall(authUser)).item);
  if ((changes().get(session.sid) ?? 0) < asked) users().set(session.sid, user);
  return user;
});

/** The viewer of a trade preview: without a session, and therefore without prices and cart. */
const SAMPLE_CUSTOMER: Viewer = {
  kind: 'customer',
  id: '0',
  firstName: 'Sample',
  company: '',
  email: '',
  isAdmin: false,
};

/** The current viewer; a visitor in the public view, where no cookie is read. */
export const getViewer = cache(async (): Promise<Viewer> => {
  const { live } = await currentView();
  if (!live) return { kind: 'visitor' };
  const preview = await currentPreview();
  if (preview) return preview.as === 'trade' ? SAMPLE_CUSTOMER : { kind: 'visitor' };
  try {
    const user = await getUser();
    if (!user) return { kind: 'visitor' };
    return {
      kind: 'customer',
      id: user.id,
      firstName: user.firstName,
      company: user.tradingName || user.companyName || '',
      email: user.email,
      isAdmin: user.isAdmin,
    };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.kind === 'unauthorized' ? { kind: 'visitor' } : { kind: 'unavailable' };
  }
});

export function loginAddress(next: string): string {
  return `${routes.login}?next=${encodeURIComponent(next)}`;
}
