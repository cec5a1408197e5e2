import 'server-only';
import { cookies } from 'next/headers';
import { readAttempt } from '../../session/cookies/attempt';
import { voucherOutcome } from '../../session/cookies/voucher-outcome';
import { currentSession } from '../../session/current';

/** The platform's message about a voucher redeemed in this session within the last minute; null if there is none. */
export async function getVoucherOutcome(): Promise<string | null> {
  const session = await currentSession();
  const stored = session && (await readAttempt(await cookies(), voucherOutcome));
  return stored && stored.sid === session.sid && stored.message !== '' ? stored.message : null;
}
