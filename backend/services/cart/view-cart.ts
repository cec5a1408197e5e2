import { randomBytes } from 'node:crypto';
import { type Cart, withoutPrices } from '@/lib/contract/cart/cart';
import type { Db } from '../../db/client';
import { firstPictures } from '../media/find-media';
import { type FreightOption, freightOptions } from '../../rules/cart/shipping';
import type { Surcharges } from '../../rules/checkout/surcharges';
import { type MinimumOrder, type Totals, type TotalsInput, totalsOf } from '../../rules/cart/totals';
import { findAddress } from '../account/addresses/addresses';
import { type CartLine, loadCart, parcelOf } from './cart-lines';
import { cartReply } from './cart-reply';
import type { CartOwner } from './cart-store';
import { findPromotion, promotionLines } from './find-promotion';
import { loadFreight } from './freight';
import { paymentTypes, termsAndBalance } from '../payments/payment-types';

export interface CartContext {
  db: Db;
  /** Null for a visitor. */
  userId: number | null;
  /** The visitor's session key; '' when there is none yet. */
  session: string;
  at: Date;
  minimum: MinimumOrder;
  surcharges: Surcharges;
  /** Whether anything can be paid by card. */
  cards: boolean;
}

export interface CartChoices {
  /** '' for none; absent for the one that came back with the lines of an unpaid order. */
  promotionCode?: string | undefined;
  shippingType?: string | null | undefined;
  shippingAddress?: string | null | undefined;
  gateway?: string | undefined;
  /** Spend the account's credit before other payment. */
  useCredit?: boolean | undefined;
}

/** The cart's owner; null for a visitor without a session key. */
export function cartOwner({ userId, session }: Pick<CartContext, 'userId' | 'session'>): CartOwner | null {
  if (userId !== null) return { userId };
  return session === '' ? null : { sessionKey: session };
}

/** The chosen delivery; null if none is chosen, or if it is not offered for these lines and that address. */
async function chosenFreight(
  { db, userId }: CartContext,
  lines: readonly CartLine[],
  choices: CartChoices,
): Promise<FreightOption | null> {
  if (userId === null || !choices.shippingType || !choices.shippingAddress || lines.length === 0) return null;
  const address = await findAddress(db, userId, choices.shippingAddress);
  if (!address) return null;
  const options = freightOptions(await loadFreight(db), address.postcode, parcelOf(lines));
  return options.find((option) => option.id === choices.shippingType) ?? null;
}

const NO_CART: Awaited<ReturnType<typeof loadCart>> = { lines: [], returnedCode: '' };

/** A cart's totals. A code that nobody typed now, and that gives nothing any more, goes without a word. */
function totalsFor({ promotionCode }: CartChoices, input: TotalsInput): Totals {
  const totals = totalsOf(input);
  const isReturned = promotionCode === undefined;
  return isReturned && totals.promotion.outcome === 'refused' ? { ...totals, promotion: { outcome: 'none' } } : totals;
}

/** The cart of an account or visitor with its totals; an absent cart is returned as empty. */
export async function viewCart(context: CartContext, choices: CartChoices = {}): Promise<Cart> {
  const { db, userId, session, at, minimum, surcharges, cards } = context;
  const owner = cartOwner(context);
  const { lines, returnedCode } = owner === null ? NO_CART : await loadCart(db, owner);
  const freight = await chosenFreight(context, lines, choices);
  const code = choices.promotionCode ?? returnedCode;
  const found = await findPromotion(db, code, userId);
  const { terms, balance } = await termsAndBalance(db, userId);
  const gateway = paymentTypes(terms, cards).find((type) => type.gateway === choices.gateway)?.gateway ?? null;
  const totals = totalsFor(choices, {
    code,
    ...found,
    freight,
    now: at,
    minimum,
    lines: await promotionLines(db, found.promotion, lines),
    credit: choices.useCredit ? balance : 0,
    surchargePoints: gateway === null ? 0 : (surcharges[gateway] ?? 0),
  });
  const pictures = await firstPictures(
    db,
    lines.map(({ productId }) => productId),
  );
  const sessionKey = userId === null ? session || randomBytes(16).toString('base64url') : '';
  const reply = cartReply({
    lines,
    totals,
    shippingType: freight?.id ?? null,
    sessionKey,
    balance,
    minimum,
    surcharges,
    cards,
    terms,
    pictures,
  });
  return userId === null ? withoutPrices(reply) : reply;
}
