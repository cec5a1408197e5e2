import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { type UserUpdate, user, userUpdate } from '@/lib/contract/account/user';
import { acknowledged } from '@/lib/contract/common';
import { ifSent } from '@/lib/contract/lenient';
import { authUser } from '@/lib/contract/sign-in/session';
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

/** The specification does not show this reply: another platform's may be without the record. */
const reply = acknowledged(z.object({ item: ifSent(user) }));

/** Changes fields of the record. @returns the record as it is then @throws UpstreamError */
export async function updateUser(changes: UserUpdate): Promise<User> {
  return withUserInvalidation(async () => {
    const { item } = await sessionWrite({ ...userUpdate, reply }, { body: changes });
    return toUser(item ?? (await sessionWrite(authUser)).item);
  });
}
