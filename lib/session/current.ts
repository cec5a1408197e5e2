import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { readSession } from './cookie';
import type { SessionData } from './data';
import { PREVIEW_HEADER } from './preview/preview';

/**
 * The session of the request being rendered, unsealed once per render. Live view only: it reads cookies. Null in a
 * preview, so that it shows the same to every editor.
 */
export const currentSession = cache(async (): Promise<SessionData | null> => {
  return (await headers()).has(PREVIEW_HEADER) ? null : readSession(await cookies());
});
