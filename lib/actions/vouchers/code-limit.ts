import 'server-only';
import { networkOf } from '../../domain/web/network';
import { isUnavailable, UpstreamError } from '../../upstream/errors';
import { countVoucherCode, uncountVoucherCode } from '../../upstream/bff/rate-limit';

/**
 * Tries a voucher code within the limits of an account and a network. Only attempts with a wrong code and attempts in
 * progress count. @throws UpstreamError 429 with the seconds to wait, and anything `work` throws
 */
export async function tryCode<T extends { success: boolean }>(
  { account, address }: { account: string | null; address: string },
  work: () => Promise<T>,
): Promise<T> {
  const subjects = [`network ${networkOf(address)}`, ...(account === null ? [] : [`account ${account}`])];
  const wait = await countVoucherCode(subjects);
  if (wait !== null) {
    throw new UpstreamError('refused', '', { status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfter: wait });
  }
  let isWrong = true;
  try {
    const reply = await work();
    isWrong = !reply.success;
    return reply;
  } catch (error) {
    isWrong = !(isUnavailable(error) || (error instanceof UpstreamError && error.kind === 'unauthorized'));
    throw error;
  } finally {
    if (!isWrong) await uncountVoucherCode(subjects);
  }
}
