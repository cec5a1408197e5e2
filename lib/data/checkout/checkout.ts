import 'server-only';
import { addressList } from '../../contract/account/address';
import { getCart, shippingQuote } from '../../contract/cart/cart.contract';
import { MAX_PROMOTION_LENGTH } from '../../contract/limits';
import { toAddress } from '../../domain/account/address';
import { type CartLine, toCart, toShippingOption } from '../../domain/cart/cart';
import {
  type CheckoutChoice,
  type CheckoutQuote,
  NEW_ADDRESS,
  chooseAddress,
  chooseShipping,
  quoteOf,
} from '../../domain/checkout/checkout';
import { sessionCall } from '../../upstream/session-call';
import { cut } from '../../domain/values/cut';

/**
 * Completes the choices (default address, first delivery, first payment method, and without a choice the promotion code
 * of an unpaid order whose lines came back) and has the platform compute the total.
 * `call` is sessionWrite in actions, where an expired token can be refreshed.
 * @throws UpstreamError
 */
export async function getCheckout(
  wanted: Omit<CheckoutChoice, 'promotion'> & { readonly promotion: string | undefined },
  usualAddress: string | null,
  call: typeof sessionCall = sessionCall,
): Promise<{ choice: CheckoutChoice; quote: CheckoutQuote; lines: readonly CartLine[] }> {
  const addresses = (await call(addressList)).data.map((known) => toAddress(known));
  const address = chooseAddress(wanted.address, usualAddress, addresses);
  const chosen = addresses.find(({ id }) => id === address);
  const options = chosen
    ? (
        await call(shippingQuote, {
          body: { session: '', suburb: chosen.city, postcode: chosen.postcode, country: 'AU' },
        })
      ).data.map(toShippingOption)
    : null;
  const shipping = chooseShipping(wanted.shipping, options);
  const promotion = wanted.promotion?.trim();
  const ask = async (gateway: string) =>
    toCart(
      await call(getCart, {
        body: {
          session: '',
          promotion_code: promotion && cut(promotion, MAX_PROMOTION_LENGTH),
          shipping_type: shipping || null,
          shipping_address: address === NEW_ADDRESS ? null : address,
          use_credit: wanted.useCredit,
          ...(gateway ? { payment_gateway: gateway.slice(0, 40) } : {}),
        },
      }),
    );
  let cart = await ask(wanted.gateway);
  const gateway = cart.paymentTypes.find((type) => type.gateway === wanted.gateway) ?? cart.paymentTypes[0];
  // The total includes the surcharge of a preselected gateway, too.
  if (gateway && gateway.surcharge > 0 && gateway.gateway !== wanted.gateway) cart = await ask(gateway.gateway);
  return {
    choice: {
      address,
      shipping,
      promotion: promotion ?? cart.promotion?.code ?? '',
      gateway: gateway?.gateway ?? '',
      useCredit: wanted.useCredit && cart.credit.balance > 0,
    },
    quote: quoteOf(cart, addresses, options),
    lines: cart.lines,
  };
}
