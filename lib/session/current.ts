import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { readSession } from './cookie';
import type { SessionData } from './data';

/** The session of the request being rendered, opened once however many reads ask. Live view only: it reads cookies. */
export const currentSession = cache(async (): Promise<SessionData | null> => readSession(await cookies()));
