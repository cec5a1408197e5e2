import { requestShippingQuote, shippingQuote } from '@/lib/contract/cart/cart.contract';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import type { PlatformError } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { unknownPlaceMessage } from '../../rules/account/address';
import { freightOptions } from '../../rules/cart/shipping';
import { findAddress } from '../../services/account/addresses/addresses';
import { loadLines, parcelOf } from '../../services/cart/cart-lines';
import { loadFreight } from '../../services/cart/freight';
import { findLocalities } from '../../services/account/addresses/localities';
import { requestQuote } from '../../services/cart/request-quote';
import { cartOwner } from '../../services/cart/view-cart';
import { cartContext } from './cart';

function refused(field: string, message: string, reason?: string): PlatformError {
  return refuseFields({ [field]: reason === undefined ? message : { problem: message, why: { reason } } });
}

/** Routes of freight under /sell/cart (specification 1, sections 7 and 9). */
export function registerFreight(app: PlatformApp): void {
  handle(app, shippingQuote, async (call) => {
    const place = { city: call.body.suburb.trim(), postcode: call.body.postcode.trim() };
    if (call.body.country.trim().toUpperCase() !== 'AU') throw refused('country', 'We deliver within Australia only.');
    if (place.city === '') throw refused('suburb', 'Enter a suburb or town.', 'SUBURB_MISSING');
    if (!/^\d{4}$/.test(place.postcode)) throw refused('postcode', 'A postcode has four digits.', 'POSTCODE_DIGITS');
    const { ofSuburb } = await findLocalities(call.db, place);
    const known = ofSuburb.some((locality) => locality.postcode === place.postcode);
    if (!known) throw refused('postcode', unknownPlaceMessage(place), 'PLACE_UNKNOWN');
    const owner = cartOwner(cartContext(call));
    const parcel = parcelOf(owner === null ? [] : await loadLines(call.db, owner));
    const options = freightOptions(await loadFreight(call.db), place.postcode, parcel);
    return {
      data: options.map((option) => ({
        shipping_type_id: option.id,
        shipping_name: option.name,
        amount: option.amountCents,
        is_pick_up: option.isPickUp,
        description: option.description,
      })),
    };
  });

  handle(app, requestShippingQuote, async (call) => {
    const { id: userId } = callerOf(call);
    const address = await findAddress(call.db, userId, call.body.address);
    if (!address) throw refused('address', 'Choose a delivery address.', 'ADDRESS_MISSING');
    const lines = await loadLines(call.db, { userId });
    if (lines.length === 0)
      throw refused('address', 'Your cart is empty, so there is nothing to quote for.', 'CART_EMPTY');
    await requestQuote(call, { userId, address, lines, at: call.at });
    return {
      success: true,
      message: 'We have your request and will e-mail you a quote, usually within two business days.',
      text_code: 'FREIGHT_ASKED',
    };
  });
}
