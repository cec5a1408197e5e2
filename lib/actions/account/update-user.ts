import 'server-only';
import { cookies } from 'next/headers';
import { type UserUpdate, userUpdate } from '@/lib/contract/account/user';
import { forgetUser } from '@/lib/data/viewer';
import { type User, toUser } from '@/lib/domain/account/user';
import { readSession } from '@/lib/session/cookie';
import { sessionWrite } from '@/lib/upstream/session-call';

/** Runs calls that change the customer's own record, then drops the cached record, even if a response was lost. */
export async function withUserInvalidation<T>(work: () => Promise<T>): Promise<T> {
  const session = await readSession(await cookies());
  try {
    return await work();
  } finally {
    if (session) forgetUser(session.sid);
  }
}

/** Changes fields of the record. @throws UpstreamError */
export async function updateUser(changes: UserUpdate): Promise<User> {
  return withUserInvalidation(async () => toUser((await sessionWrite(userUpdate, { body: changes })).item));
}
