import type { MessageValues } from '@/lib/contract/common';
import { formatMoney } from '@/lib/domain/values/money';
import { percentOf, spread } from '../values/cents';

/** Benefit of a promotion. Amounts in cents without GST. */
export type PromotionGift =
  | { kind: 'percent-off'; percent: number }
  | { kind: 'percent-off-group'; percent: number; group: string; groupName: string }
  | { kind: 'percent-off-products'; percent: number; products: readonly string[] }
  | { kind: 'amount-off'; amountCents: number }
  | { kind: 'free-freight' };

export interface Promotion {
  code: string;
  startsAt: Date;
  /** Exclusive; null means no end. */
  endsAt: Date | null;
  minSubtotalCents: number;
  /** Uses per account; null means no limit. */
  usesPerAccount: number | null;
  gift: PromotionGift;
}

export interface PromotionLine {
  subtotalCents: number;
  /** Slugs of the product's groups and of all groups above them; only needed for a promotion of a group. */
  groups: readonly string[];
  /** The product's slug. */
  product: string;
}

export interface PromotionInput {
  /** The code as typed. */
  code: string;
  /** The promotion with that code; null if unknown. */
  promotion: Promotion | null;
  lines: readonly PromotionLine[];
  /** Orders of this account that used the code and were not cancelled. */
  used: number;
  /** The chosen delivery, null while none is chosen. */
  freight: { amountCents: number; isPickUp: boolean } | null;
  now: Date;
}

/** The text_code of each reason. */
const PROMOTION_CODES = {
  unknown: 'PROMOTION_UNKNOWN',
  'not-started': 'PROMOTION_EARLY',
  expired: 'PROMOTION_EXPIRED',
  used: 'PROMOTION_USED',
  minimum: 'PROMOTION_MINIMUM',
  nothing: 'PROMOTION_NOTHING',
} as const;

type RefusalReason = keyof typeof PROMOTION_CODES;

/** Result of a code. Every refusal has a message; a code without any benefit is refused, never 'applied'. */
export type PromotionOutcome =
  | { outcome: 'none' }
  | { outcome: 'refused'; code: string; reason: RefusalReason; message: string; values: MessageValues }
  | { outcome: 'applied'; code: string; message: string; discountByLine: number[]; freeFreight: boolean };

/** Codes are compared trimmed and case-insensitively. */
export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase();
}

function dayInWords(instant: Date): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(instant);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/**
 * Discount of each line for gifts on goods: a percentage is taken once on the sum, rounded half up, then spread over
 * its lines.
 */
function discounts(gift: Exclude<PromotionGift, { kind: 'free-freight' }>, lines: readonly PromotionLine[]): number[] {
  const counts = ({ groups, product }: PromotionLine): boolean =>
    gift.kind === 'percent-off-group'
      ? groups.includes(gift.group)
      : gift.kind !== 'percent-off-products' || gift.products.includes(product);
  const counted = lines.map((line) => (counts(line) ? line.subtotalCents : 0));
  const base = sum(counted);
  const amount = gift.kind === 'amount-off' ? Math.min(gift.amountCents, base) : percentOf(base, gift.percent);
  return spread(amount, counted);
}

/** Validates a promotion code and computes its discount (specification 1, section 7: getCart, submitOrder). */
export function decidePromotion({
  code: typed,
  promotion,
  lines,
  used,
  freight,
  now,
}: PromotionInput): PromotionOutcome {
  const code = normalizeCode(typed);
  if (code === '') return { outcome: 'none' };
  const refuse = (reason: RefusalReason, message: string, values: MessageValues = {}): PromotionOutcome => ({
    outcome: 'refused',
    code,
    reason,
    message,
    values,
  });

  if (!promotion) return refuse('unknown', `We do not know the code ${code}.`);
  if (now < promotion.startsAt) return refuse('not-started', `This code starts on ${dayInWords(promotion.startsAt)}.`);
  if (promotion.endsAt && now >= promotion.endsAt)
    return refuse('expired', `This code ended on ${dayInWords(new Date(promotion.endsAt.getTime() - 1))}.`);
  if (promotion.usesPerAccount !== null && used >= promotion.usesPerAccount) {
    const times = promotion.usesPerAccount === 1 ? 'once' : `${promotion.usesPerAccount} times`;
    return refuse('used', `This code can be used ${times} per account, and yours has used it.`);
  }
  const subtotal = sum(lines.map((line) => line.subtotalCents));
  const missing = promotion.minSubtotalCents - subtotal;
  if (missing > 0) {
    return refuse(
      'minimum',
      `This code needs an order of ${formatMoney(promotion.minSubtotalCents)}; ${formatMoney(missing)} is missing.`,
      { missing },
    );
  }
  if (subtotal === 0) return refuse('nothing', 'Your cart is empty, so this code gives nothing.');

  const { gift } = promotion;
  if (gift.kind === 'free-freight') {
    const none = lines.map(() => 0);
    if (!freight)
      return {
        outcome: 'applied',
        code,
        message: 'Freight will be free once you choose a delivery.',
        discountByLine: none,
        freeFreight: true,
      };
    if (freight.isPickUp) return refuse('nothing', 'This code makes freight free, and pickup costs nothing already.');
    if (freight.amountCents === 0)
      return refuse('nothing', 'This code makes freight free, and this delivery costs nothing already.');
    return {
      outcome: 'applied',
      code,
      message: `Freight of ${formatMoney(freight.amountCents)} is free.`,
      discountByLine: none,
      freeFreight: true,
    };
  }
  const discountByLine = discounts(gift, lines);
  const amount = sum(discountByLine);
  if (amount === 0) {
    if (gift.kind === 'percent-off-products')
      return refuse('nothing', 'This code is for certain products, and none of them is in your cart.');
    return gift.kind === 'percent-off-group'
      ? refuse('nothing', `This code is for ${gift.groupName}, and nothing in your cart belongs to that range.`)
      : refuse('nothing', 'This code gives nothing to these items.');
  }
  const scope = gift.kind === 'percent-off-group' ? ` on ${gift.groupName}` : '';
  return {
    outcome: 'applied',
    code,
    message: `${formatMoney(amount)} off${scope}.`,
    discountByLine,
    freeFreight: false,
  };
}

/** The text_code and values of an outcome's message, for callers that translate it. */
export function promotionMessageCode(outcome: Exclude<PromotionOutcome, { outcome: 'none' }>): {
  text_code: string;
  values: Record<string, number | string>;
} {
  if (outcome.outcome === 'refused')
    return { text_code: PROMOTION_CODES[outcome.reason], values: { ...outcome.values } };
  return outcome.freeFreight
    ? { text_code: 'PROMOTION_FREIGHT', values: {} }
    : { text_code: 'PROMOTION_OFF', values: { amount: sum(outcome.discountByLine) } };
}
