import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { waitingUpdate } from './worker/waiting-update';

/** True if a server action got no reply: Next's navigation errors and the server's own errors have a digest. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof Error && !('digest' in error);
}

/**
 * True for an action that a newer release of the shop does not have: nothing was done, and sending it again is of no
 * use. The page then says that there is an update, which loads it again.
 */
export function isOldPage(error: unknown): boolean {
  const isOld = unstable_isUnrecognizedActionError(error);
  if (isOld) waitingUpdate.set(() => location.reload());
  return isOld;
}
