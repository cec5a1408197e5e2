'use server';

import { z } from 'zod';
import { OUTCOME, routes } from '../../config/routes';
import { MIN_VOUCHER_CENTS, MAX_VOUCHER_CENTS } from '../../contract/limits';
import { giftVoucherPay } from '../../contract/vouchers/voucher';
import { isEmail } from '../../domain/forms/form-answer';
import { formatMoney } from '../../domain/values/money';
import { CUSTOM_AMOUNT, readVoucherAmount } from '../../domain/vouchers/voucher';
import type { Locale } from '../../i18n/locales';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { once } from '../../upstream/idempotency/once';
import { allowedPayment, encodedPage } from '../../upstream/page/payment-redirect';
import { sessionWrite } from '../../upstream/session-call';
import { visitorAddress } from '../../upstream/session/sign-in';
import { goOn } from '../continue';
import { failureOf } from '../failure';
import { type WordsOf, formAction } from '../form-action';
import { submissionKey } from '../forms/submission-key';
import { pageOfVouchers } from './voucher-page';
import { NEW_PURCHASE, VOUCHER, VOUCHER_ANCHOR } from './voucher-state';

/** The page's address for the return from the payment. */
function returnAddress(data: FormData): string {
  return `${pageOfVouchers(data)}?${new URLSearchParams({ [OUTCOME.voucher]: '1' })}#${VOUCHER_ANCHOR}`;
}

const text = z.string().default('');
const purchase = z.object({
  [VOUCHER.theme]: text,
  [VOUCHER.amount]: text,
  [VOUCHER.custom]: text,
  [VOUCHER.email]: text,
});
type Purchase = z.output<typeof purchase>;

const amountOf = (typed: Purchase) =>
  readVoucherAmount(typed[VOUCHER.amount] === CUSTOM_AMOUNT ? typed[VOUCHER.custom] : typed[VOUCHER.amount]);

/** Errors of a purchase, by field. */
function problemsOf(typed: Purchase, t: WordsOf<'voucher'>, locale: Locale): Record<string, string> {
  const isCustom = typed[VOUCHER.amount] === CUSTOM_AMOUNT;
  const amount = amountOf(typed);
  const bounds = { least: formatMoney(MIN_VOUCHER_CENTS, locale), most: formatMoney(MAX_VOUCHER_CENTS, locale) };
  return {
    ...(typed[VOUCHER.theme] === '' && { [VOUCHER.theme]: t('problem.theme') }),
    ...(!amount.ok && {
      [isCustom ? VOUCHER.custom : VOUCHER.amount]:
        amount.problem === 'missing'
          ? t(isCustom ? 'problem.customMissing' : 'problem.missing')
          : t(`problem.${amount.problem}`, bounds),
    }),
    ...(!isEmail(typed[VOUCHER.email].trim()) && { [VOUCHER.email]: t('problem.email') }),
  };
}

/**
 * Buys a voucher and goes on to its payment if the amount is the one on the button; otherwise returns the form with
 * the new amount (specification 2, sections 2, 5 and 8).
 */
export const buyVoucher = formAction({
  words: 'voucher',
  empty: NEW_PURCHASE,
  hidden: z.object({ [VOUCHER.shown]: text, [VOUCHER.key]: text }),
  fields: () => purchase,
  keep: (sent) => {
    const typed = purchase.parse(sent);
    const amount = amountOf(typed);
    return { values: typed, amount: amount.ok ? amount.cents : 0 };
  },
  run: async (typed, { t, locale, data, answer }) => {
    const errors = problemsOf(typed, t, locale);
    const amount = amountOf(typed);
    if (Object.keys(errors).length > 0 || !amount.ok) return answer({ errors });
    if (typed[VOUCHER.shown] !== String(amount.cents)) return answer();

    const theme = typed[VOUCHER.theme];
    const email = typed[VOUCHER.email].trim();
    const contents = JSON.stringify([theme, amount.cents, email.toLowerCase()]);
    const key = await submissionKey(typed[VOUCHER.key], 'voucher', contents);
    const body = { theme_id: theme, amount: amount.cents, email, url: encodedPage(returnAddress(data)) };
    const visitor = await visitorAddress();
    const pay = () => sessionWrite(giftVoucherPay, { body }, { idempotencyKey: key, visitor });
    const reply = await once(giftVoucherPay, { key, contents: '' }, pay);
    if (!reply.success || !reply.payment) return answer({ message: reply.message || t('somethingWrong') });
    const payAt = await allowedPayment(reply.payment);
    if (payAt === null) return answer({ message: t('somethingWrong') });
    return goOn(answer(), payAt);
  },
  failed: async (error, { t }) => {
    // The expired session has been removed: the next attempt is anonymous.
    const isOver = error instanceof UpstreamError && error.kind === 'unauthorized';
    if (isUnavailable(error) || isOver) return { message: t('networkError') };
    return { message: (await failureOf(error, routes.home)).message };
  },
});
