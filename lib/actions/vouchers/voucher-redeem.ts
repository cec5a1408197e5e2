'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes, signInAddress } from '../../config/routes';
import { giftVoucherRedeem } from '../../contract/vouchers/voucher';
import type { ReplyOf } from '../../contract/endpoint';
import { clearAttempt, storeAttempt } from '../../session/cookies/attempt';
import { readSession, writeChanges } from '../../session/cookie';
import { personOf } from '../../session/person';
import { voucherCode } from '../../session/cookies/voucher-code';
import { voucherOutcome } from '../../session/cookies/voucher-outcome';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { once } from '../../upstream/idempotency/once';
import { sessionWrite } from '../../upstream/session-call';
import { visitorAddress } from '../../upstream/session/sign-in';
import { failureOf } from '../failure';
import { formAction } from '../form-action';
import { formKey } from '../forms/form-key';
import { submissionKey } from '../forms/submission-key';
import { tryCode } from './code-limit';
import { pageOfVouchers } from './voucher-page';
import { NEW_REDEMPTION, VOUCHER } from './voucher-state';

const MAX_LENGTH = 100;

/** Stores the code in a cookie and redirects to the sign-in, which returns to `page`. */
async function signInFirst(code: string, page: string): Promise<never> {
  writeChanges(await cookies(), [await storeAttempt(voucherCode, { code })]);
  redirect(signInAddress(routes.login, page));
}

/**
 * Redeems a code once, however often its form is sent. Without a key, each submission counts as a new one. @throws
 * UpstreamError
 */
async function redeem(code: string, typedKey: string): Promise<ReplyOf<typeof giftVoucherRedeem>> {
  const key = await submissionKey(typedKey, 'redeem', code);
  const isRemembered = formKey.safeParse(typedKey).success;
  const session = await readSession(await cookies());
  const visitor = await visitorAddress();
  const options = { visitor, ...(isRemembered && { idempotencyKey: key }) };
  const send = () => sessionWrite(giftVoucherRedeem, { body: { code } }, options);
  const who = { account: session && personOf(session), address: visitor };
  const submission = { key, contents: '', ...(!isRemembered && { keepSeconds: 0 }) };
  return once(giftVoucherRedeem, submission, () => tryCode(who, send));
}

/**
 * Redeems a voucher as account credit and redirects to the profile (specification 2, section 2). The platform's message
 * is shown whatever the result (section 8): there, or with the form and the typed code.
 */
export const redeemVoucher = formAction({
  words: 'voucher',
  empty: NEW_REDEMPTION,
  hidden: z.object({ [VOUCHER.key]: z.string().default('') }),
  fields: (t) =>
    z.object({
      [VOUCHER.code]: z
        .string()
        .default('')
        .transform((typed) => typed.toWellFormed().replaceAll('\0', '').trim())
        .pipe(z.string().min(1, t('problem.code')).max(MAX_LENGTH, t('problem.code'))),
    }),
  keep: ({ [VOUCHER.code]: code = '' }) => ({ values: { [VOUCHER.code]: code.slice(0, MAX_LENGTH + 1) } }),
  run: async ({ [VOUCHER.code]: code, [VOUCHER.key]: key }, { t, data, answer }) => {
    let message: string;
    try {
      const reply = await redeem(code, key);
      if (!reply.success) return answer({ message: reply.message || t('somethingWrong') });
      message = reply.message ?? '';
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'unauthorized')
        await signInFirst(code, pageOfVouchers(data));
      throw error;
    }
    const jar = await cookies();
    const { sid = '' } = (await readSession(jar)) ?? {};
    writeChanges(jar, [...clearAttempt(jar, voucherCode), await storeAttempt(voucherOutcome, { sid, message })]);
    redirect(routes.profile);
  },
  failed: async (error, { t, data }) => ({
    message: isUnavailable(error) ? t('unknownRedeem') : (await failureOf(error, pageOfVouchers(data))).message,
  }),
});
