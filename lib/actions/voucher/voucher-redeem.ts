'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { routes, signInAddress } from '../../config/routes';
import { giftVoucherRedeem } from '../../contract/buying/voucher';
import { localPath } from '../../domain/content/links';
import { forgetAttempt, rememberAttempt } from '../../session/kept/attempt';
import { writeChanges } from '../../session/cookie';
import { voucherCode } from '../../session/kept/voucher-code';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { sessionWrite } from '../../upstream/session-call';
import { visitorAddress } from '../../upstream/session/sign-in';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { formKey } from '../form/form-key';
import { type FormState, expectForm, textOf } from '../form-state';
import { VOUCHER } from './voucher-state';

const LONGEST = 100;

/** Keeps the code in this browser while its visitor signs in, and comes back to it. */
async function signInFirst(code: string, page: string): Promise<never> {
  writeChanges(await cookies(), [await rememberAttempt(voucherCode, { code })]);
  redirect(signInAddress(routes.login, page));
}

/**
 * Redeems a voucher as credit of the account, and goes on to the profile (specification 2, section 2). The platform's words are shown
 * when it does not; what was typed stays.
 */
export async function redeemVoucher(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'voucher' });
  const typed = textOf(data, VOUCHER.code).slice(0, LONGEST + 1);
  const page = (localPath(textOf(data, VOUCHER.path)) ?? routes.home).split(/[?#]/)[0] || routes.home;
  const answer = (rest: Partial<FormState>): FormState => ({
    values: { [VOUCHER.code]: typed },
    errors: {},
    message: null,
    attempt: previous.attempt + 1,
    ...rest,
  });
  if (await isForeignRequest()) return answer({ message: t('foreignRequest') });
  const code = typed.toWellFormed().replaceAll('\0', '').trim();
  if (code === '' || code.length > LONGEST) return answer({ errors: { [VOUCHER.code]: t('problem.code') } });
  const key = formKey.safeParse(textOf(data, VOUCHER.key));
  try {
    const idempotencyKey = key.success ? `${key.data}-${code.replaceAll(/[^\w]/g, '').slice(0, 40)}` : undefined;
    const reply = await sessionWrite(
      giftVoucherRedeem,
      { body: { code } },
      { visitor: await visitorAddress(), ...(idempotencyKey && { idempotencyKey }) },
    );
    if (!reply.success) return answer({ message: reply.message || t('somethingWrong') });
    const jar = await cookies();
    writeChanges(jar, forgetAttempt(jar, voucherCode));
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'unauthorized') return signInFirst(code, page);
    if (isUnavailable(error)) return answer({ message: t('unknownRedeem') });
    return answer({ message: (await failureOf(error, page)).message });
  }
  redirect(routes.profile);
}
