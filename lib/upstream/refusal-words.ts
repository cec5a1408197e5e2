import type { getTranslations } from 'next-intl/server';
import type { MessageValues } from '../contract/common';

type Words = Awaited<ReturnType<typeof getTranslations<never>>>;

interface Telling {
  readonly t: Words;
  /** Values for the message; all that the code needs are present. */
  readonly values: MessageValues;
  readonly money: (name: string) => string;
  readonly day: (name: string) => string;
}

interface Refusal {
  readonly needs?: readonly string[];
  readonly say: (telling: Telling) => string;
}

const soldIn = ({ t, values: { least = 1, step = 1 } }: Telling): string =>
  Number(step) > 1
    ? t('panel.quantity.multiple', { count: Number(step) })
    : t('panel.quantity.least', { count: Number(least) });

/** The storefront's texts for the codes of the platform's messages. */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  OUT_OF_STOCK: {
    needs: ['left'],
    say: ({ t, values: { left = 0 } }) =>
      left === 0 ? t('panel.outOfStock') : t('panel.quantity.stock', { count: Number(left) }),
  },
  SOLD_IN: { needs: ['least', 'step'], say: soldIn },
  LINE_SOLD_IN: {
    needs: ['product', 'least', 'step'],
    say: (telling) => `${telling.values.product ?? ''}: ${soldIn(telling)}`,
  },
  LINE_FULL: { say: ({ t }) => t('panel.quantity.too-large') },
  NOT_SOLD: { say: ({ t }) => t('reorder.state.gone') },
  NOT_FOUND: { say: ({ t }) => t('platform.notFound') },
  TOO_LARGE: { say: ({ t }) => t('platform.tooLarge') },
  ACCESS_DENIED: { say: ({ t }) => t('platform.accessDenied') },
  FIELD_LOCKED: { say: ({ t }) => t('platform.fieldLocked') },
  TOO_MANY_ATTEMPTS: {
    needs: ['seconds'],
    say: ({ t, values: { seconds = 0 } }) => t('forms.tooMany', { seconds: Number(seconds) }),
  },
  IDEMPOTENCY_KEY_REUSED: { say: ({ t }) => t('formWidget.changed') },
  LOGIN_REQUIRED: { say: ({ t }) => t('formWidget.loginTitle') },
  LOGIN_FAILED: { say: ({ t }) => t('auth.wrongPassword') },
  CODE_WRONG: { say: ({ t }) => t('auth.codeWrong') },
  CODE_EXPIRED: { say: ({ t }) => t('auth.codeExpired') },
  CART_EMPTY: { say: ({ t }) => t('checkout.blocked.empty') },
  CART_SHORT: { say: ({ t }) => t('checkout.blocked.stock') },
  EXTRA_GONE: { needs: ['product'], say: ({ t, values: { product = '' } }) => t('platform.extraGone', { product }) },
  NOT_ON_INVOICE: { say: ({ t }) => t('checkout.paymentChanged') },
  NOT_OFFERED: { say: ({ t }) => t('checkout.paymentChanged') },
  CREDIT_LIMIT: {
    needs: ['limit', 'owed'],
    say: ({ t, money }) => t('platform.creditLimit', { limit: money('limit'), owed: money('owed') }),
  },
  MINIMUM_ORDER: {
    needs: ['missing'],
    say: ({ t, money }) => t('checkout.blocked.minimum', { missing: money('missing') }),
  },
  TOTAL_CHANGED: { say: ({ t }) => t('checkout.totalChanged') },
  PAYABLE_CHANGED: { say: ({ t }) => t('checkout.payableChanged') },
  PAYMENT_MISSING: { say: ({ t }) => t('checkout.choosePayment') },
  ADDRESS_MISSING: { say: ({ t }) => t('platform.addressMissing') },
  FREIGHT_ASKED: { say: ({ t }) => t('checkout.freightAsked') },
  FREIGHT_GONE: { say: ({ t }) => t('checkout.shippingChanged') },
  PROMOTION_UNKNOWN: { say: ({ t }) => t('quickOrder.unknown') },
  PROMOTION_EARLY: { say: ({ t }) => t('platform.promotionEarly') },
  PROMOTION_EXPIRED: { say: ({ t }) => t('platform.promotionExpired') },
  PROMOTION_USED: { say: ({ t }) => t('platform.promotionUsed') },
  PROMOTION_MINIMUM: {
    needs: ['missing'],
    say: ({ t, money }) => t('platform.promotionMinimum', { missing: money('missing') }),
  },
  PROMOTION_NOTHING: { say: ({ t }) => t('cart.promotion.refused') },
  PROMOTION_FREIGHT: { say: ({ t }) => t('platform.promotionFreight') },
  PROMOTION_OFF: { needs: ['amount'], say: ({ t, money }) => t('platform.promotionOff', { amount: money('amount') }) },
  NO_CARDS: { say: ({ t }) => t('platform.noCards') },
  RETURN_ADDRESS: { say: ({ t }) => t('formWidget.somethingWrong') },
  FILE_GONE: { say: ({ t }) => t('formWidget.fileGone') },
  VOUCHER_THEME: { say: ({ t }) => t('voucher.problem.theme') },
  VOUCHER_AMOUNT: {
    needs: ['least', 'most'],
    say: ({ t, money }) => t('voucher.problem.low', { least: money('least'), most: money('most') }),
  },
  VOUCHER_EMAIL: { say: ({ t }) => t('voucher.problem.email') },
  INVOICE_DUE: {
    needs: ['amount', 'day', 'bank', 'invoice'],
    say: ({ t, values: { bank = '', invoice = '' }, money, day }) =>
      t('platform.invoiceDue', { amount: money('amount'), date: day('day'), bank, invoice }),
  },
  CREDIT_ORDER: { needs: ['number'], say: ({ t, values: { number = '' } }) => t('orders.orderTitle', { number }) },
  CREDIT_UNPAID: { needs: ['number'], say: ({ t, values: { number = '' } }) => t('platform.creditUnpaid', { number }) },
  CREDIT_REFUND: { needs: ['number'], say: ({ t, values: { number = '' } }) => t('platform.creditRefund', { number }) },
  CREDIT_VOUCHER: {
    needs: ['number'],
    say: ({ t, values: { number = '' } }) => t('platform.creditVoucher', { number }),
  },
  VOUCHER_UNKNOWN: { say: ({ t }) => t('quickOrder.unknown') },
  VOUCHER_REDEEMED: { say: ({ t }) => t('platform.voucherRedeemed') },
  VOUCHER_EXPIRED: { say: ({ t }) => t('platform.voucherExpired') },
  VOUCHER_ADDED: { needs: ['amount'], say: ({ t, money }) => t('platform.voucherAdded', { amount: money('amount') }) },
};

/** Texts for why one field was refused: `values.reason` of INVALID_INPUT. */
export const REASONS: Readonly<Record<string, Refusal>> = {
  SEVERAL: { say: ({ t }) => t('formWidget.problems') },
  PASSWORD_MISSING: { say: ({ t }) => t('auth.passwordMissing') },
  PASSWORD_WRONG: { say: ({ t }) => t('profile.password.wrong') },
  PICTURE_TYPE: { say: ({ t }) => t('profile.picture.problem.type') },
  PICTURE_BROKEN: { say: ({ t }) => t('profile.picture.problem.broken') },
  PICTURE_SIZE: { say: ({ t }) => t('profile.picture.problem.refused') },
  LISTS_FULL: {
    needs: ['most'],
    say: ({ t, values: { most = 0 } }) => t('platform.listsFull', { most: Number(most) }),
  },
  ADDRESS_MISSING: { say: ({ t }) => t('platform.addressMissing') },
  CART_EMPTY: { say: ({ t }) => t('checkout.blocked.empty') },
  WEB_ADDRESS: { say: ({ t }) => t('platform.webAddress') },
  ONE_LINE: { say: ({ t }) => t('platform.oneLine') },
  TOO_YOUNG: { needs: ['age'], say: ({ t, values: { age = 0 } }) => t('profile.problem.young', { age: Number(age) }) },
  EXTRA_CHANGED: { say: ({ t }) => t('platform.extraChanged') },
  WHOLE_NUMBER: { say: ({ t }) => t('panel.addon.not-whole') },
  TOO_FEW: { needs: ['least'], say: ({ t, values: { least = 0 } }) => t('panel.addon.too-small', { min: least }) },
  TOO_MANY: { needs: ['most'], say: ({ t, values: { most = 0 } }) => t('panel.addon.too-large', { max: most }) },
  PHONE_FORMAT: { say: ({ t }) => t('addressForm.missing.phone') },
  TOO_LONG: { needs: ['most'], say: ({ t, values: { most = 0 } }) => t('profile.problem.long', { max: Number(most) }) },
  SUBURB_MISSING: { say: ({ t }) => t('addressForm.missing.city') },
  POSTCODE_DIGITS: { say: ({ t }) => t('addressForm.missing.postcodeDigits') },
  PLACE_UNKNOWN: { say: ({ t }) => t('cart.estimate.unknown') },
  OTHER_STATE: {
    needs: ['place', 'state'],
    say: ({ t, values: { place = '', state = '' } }) => t('platform.otherState', { place, state }),
  },
  OTHER_POSTCODE: {
    needs: ['postcode', 'suburb'],
    say: ({ t, values: { postcode = '', suburb = '' } }) => t('platform.otherPostcode', { postcode, suburb }),
  },
  OTHER_SUBURB: {
    needs: ['postcode', 'suburbs'],
    say: ({ t, values: { postcode = '', suburbs = '' } }) => t('platform.otherSuburb', { postcode, suburbs }),
  },
};
