'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OUTCOME, routes } from '../../config/routes';
import { LEAST_VOUCHER_CENTS, MOST_VOUCHER_CENTS } from '../../contract/limits';
import { giftVoucherPay } from '../../contract/buying/voucher';
import { isEmail } from '../../domain/form/form-answer';
import { localPath } from '../../domain/content/links';
import { formatMoney } from '../../domain/values/money';
import { CUSTOM_AMOUNT, readVoucherAmount } from '../../domain/buying/voucher';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { allowedPayment, encodedPage } from '../../upstream/page/payment-redirect';
import { sessionWrite } from '../../upstream/session-call';
import { visitorAddress } from '../../upstream/session/sign-in';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { expectForm, textOf } from '../form-state';
import { submissionKey } from '../form/submission-key';
import { type BuyState, VOUCHER, VOUCHER_ANCHOR } from './voucher-state';

/** The page again, with the outcome of the payment. */
function returnAddress(data: FormData): string {
  const page = (localPath(textOf(data, VOUCHER.path)) ?? routes.home).split(/[?#]/)[0] || routes.home;
  return `${page}?${new URLSearchParams({ [OUTCOME.voucher]: '1' })}#${VOUCHER_ANCHOR}`;
}

/**
 * Buys a voucher: on to its payment, when the amount is the one that the button named; else the form comes back and names it
 * (specification 2, sections 2, 5 and 8).
 */
export async function buyVoucher(previous: BuyState, data: FormData): Promise<BuyState> {
  expectForm(data, previous);
  const locale = await actionLocale();
  const t = await getTranslations({ locale, namespace: 'voucher' });
  const values = Object.fromEntries(
    [VOUCHER.theme, VOUCHER.amount, VOUCHER.custom, VOUCHER.email].map((name) => [name, textOf(data, name)]),
  );
  const {
    [VOUCHER.theme]: theme = '',
    [VOUCHER.amount]: chosen = '',
    [VOUCHER.custom]: custom = '',
    [VOUCHER.email]: email = '',
  } = values;
  const isCustom = chosen === CUSTOM_AMOUNT;
  const amount = readVoucherAmount(isCustom ? custom : chosen);
  const answer = (rest: Partial<BuyState>): BuyState => ({
    values,
    errors: {},
    message: null,
    amount: amount.ok ? amount.cents : 0,
    attempt: previous.attempt + 1,
    ...rest,
  });
  if (await isForeignRequest()) return answer({ message: t('foreignRequest') });

  const bounds = { least: formatMoney(LEAST_VOUCHER_CENTS, locale), most: formatMoney(MOST_VOUCHER_CENTS, locale) };
  const errors = {
    ...(theme === '' && { [VOUCHER.theme]: t('problem.theme') }),
    ...(!amount.ok && {
      [isCustom ? VOUCHER.custom : VOUCHER.amount]:
        amount.problem === 'missing'
          ? t(isCustom ? 'problem.customMissing' : 'problem.missing')
          : t(`problem.${amount.problem}`, bounds),
    }),
    ...(!isEmail(email.trim()) && { [VOUCHER.email]: t('problem.email') }),
  };
  if (Object.keys(errors).length > 0 || !amount.ok) return answer({ errors });
  if (textOf(data, VOUCHER.shown) !== String(amount.cents)) return answer({});

  let payAt: string | null;
  try {
    const key = await submissionKey(
      textOf(data, VOUCHER.key),
      'voucher',
      JSON.stringify([theme, amount.cents, email.trim().toLowerCase()]),
    );
    const body = { theme_id: theme, amount: amount.cents, email: email.trim(), url: encodedPage(returnAddress(data)) };
    const reply = await sessionWrite(
      giftVoucherPay,
      { body },
      { idempotencyKey: key, visitor: await visitorAddress() },
    );
    if (!reply.success || !reply.payment) return answer({ message: reply.message || t('somethingWrong') });
    payAt = allowedPayment(reply.payment);
    if (payAt === null) return answer({ message: t('somethingWrong') });
  } catch (error) {
    if (isUnavailable(error)) return answer({ message: t('networkError') });
    // The session is over and forgotten: the next try goes without it.
    if (error instanceof UpstreamError && error.kind === 'unauthorized') return answer({ message: t('networkError') });
    return answer({ message: (await failureOf(error, routes.home)).message });
  }
  redirect(payAt);
}
