import { z } from 'zod';
import { id, image, imageQuery, intString, listOf, messageCode, money } from '../common';
import { type BodyOf, endpoint } from '../endpoint';
import { looseFlag, looseObject, looseText, maybeText, wrapped } from '../lenient';

/** User record (specification 1, section 3). Only its id is required: one odd field must not end every sign-in. */
export const user = z.object({
  id,
  first_name: looseText,
  last_name: looseText,
  is_admin: looseFlag,
  email: looseText,
  mobile_phone: maybeText,
  date_of_birth: maybeText,
  current_address_id: looseObject(id),
  image: looseObject(image),
  thumbnail: looseObject(image),
  company_name: maybeText,
  company_phone: maybeText,
  trading_name: maybeText,
  abn: maybeText,
  website: maybeText,
  facebook_link: maybeText,
  drivers_licence_number: maybeText,
  drivers_licence_expiry: maybeText,
  drivers_licence_state_of_issue_id: maybeText,
  emergency_contact_name: maybeText,
  emergency_contact_phone: maybeText,
});
export type User = z.infer<typeof user>;

const item = wrapped('item', user);

/** Credit with the site's supplier, in cents. `supplier` is payment_to_user_id of the site. */
export const creditBalance = endpoint('GET', '/cognito/user/creditBalance', {
  auth: 'session',
  query: z.object({ supplier: id.optional() }),
  reply: z.object({ balance: money.default(0) }),
});

/** Extension: an entry of the credit account. */
export const creditEntry = z.object({
  id,
  /** ISO 8601. */
  created_at: z.string(),
  /** Text, for example 'Gift voucher GV-10001'. */
  reason: z.string(),
  /** The code and values of `reason`; absent for a text of the shop's own. */
  reason_code: messageCode.text_code,
  reason_values: messageCode.values,
  /** Cents; negative for spent credit. */
  amount: money,
});
export type CreditEntry = z.infer<typeof creditEntry>;

/** Extension: the entries that add up to the balance, newest first; `page` starts at 1. */
export const creditStatement = endpoint('GET', '/cognito/user/creditStatement', {
  auth: 'session',
  query: z.object({ page: intString.optional(), page_size: intString.optional() }),
  // Without one of them they would not add up.
  reply: listOf(creditEntry).extend({ data: z.array(creditEntry) }),
});

/** The user at the top of the account page. The reply's shape is an extension. */
export const myAccount = endpoint('GET', '/cognito/user/myAccount', { auth: 'session', reply: item });

/** The signed-in user by their id, with the image in the requested size; 404 for any other id. */
export const userByUrl = endpoint('GET', '/cognito/user/{url}', {
  auth: 'session',
  query: z.object(imageQuery),
  reply: item,
});

/** Uploaded pictures: JPEG, PNG, WebP or AVIF of at most 5 MB. */
export const UPLOAD_BYTES = 5 * 1024 * 1024;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** `image` is a data: URL. 422 with `errors.image` if it is not a picture, 413 above the limit. */
export const uploadImage = endpoint('POST', '/cognito/user/uploadImage', {
  auth: 'session',
  body: z.object({ image: z.string() }),
  reply: item,
});

/**
 * The generic record call, for the caller's own record: only the sent fields change. 403 FIELD_LOCKED for a field whose
 * edit switch is off. `newpassword` requires `password`, the current one, if the account has one, and ends the
 * account's other sessions.
 */
export const userUpdate = endpoint('POST', '/cognito/user/update', {
  auth: 'session',
  body: z.object({
    first_name: z.string().max(80).optional(),
    last_name: z.string().max(80).optional(),
    mobile_phone: z.string().max(30).optional(),
    date_of_birth: z.string().max(10).optional(),
    company_name: z.string().max(120).optional(),
    company_phone: z.string().max(30).optional(),
    trading_name: z.string().max(120).optional(),
    abn: z.string().max(20).optional(),
    website: z.string().max(200).optional(),
    facebook_link: z.string().max(200).optional(),
    drivers_licence_number: z.string().max(30).optional(),
    drivers_licence_expiry: z.string().max(10).optional(),
    drivers_licence_state_of_issue_id: z.string().max(10).optional(),
    emergency_contact_name: z.string().max(120).optional(),
    emergency_contact_phone: z.string().max(30).optional(),
    /** The default address: an enabled one of the customer's own. */
    current_address_id: id.optional(),
    newpassword: z.string().max(1000).optional(),
    password: z.string().max(1000).optional(),
  }),
  reply: item,
});
export type UserUpdate = BodyOf<typeof userUpdate>;
