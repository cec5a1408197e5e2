import { z } from 'zod';
import { id, listOf, ok } from '../common';
import { endpoint } from '../endpoint';
import { AU_STATES } from '../limits';
import { looseFlagOn, looseText } from '../lenient';
import { recordsOf } from '../records';

export { AU_STATES };

/** The fields of an address as typed: units such as 3/34A stay unchanged. */
export const addressFields = z.object({
  display_name: z.string().default(''),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().default(''),
  phone: z.string().default(''),
  company: z.string().default(''),
  street_address: z.string(),
  street_address_1: z.string().default(''),
  postcode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string().default('AU'),
});
export type AddressFields = z.infer<typeof addressFields>;

/**
 * A disabled address is not offered at the checkout, and can be enabled again. Only its id is required: an address that
 * another platform stored without a part of it is shown without it.
 */
export const address = z.object({
  id,
  display_name: looseText,
  first_name: looseText,
  last_name: looseText,
  email: looseText,
  phone: looseText,
  company: looseText,
  street_address: looseText,
  street_address_1: looseText,
  postcode: looseText,
  city: looseText,
  state: looseText,
  country: z.string().default('AU'),
  enabled: looseFlagOn,
} satisfies Record<keyof AddressFields | 'id' | 'enabled', z.ZodType>);
export type Address = z.infer<typeof address>;

/** The enabled addresses, oldest first; with `all` (an extension) also the disabled ones. */
export const addressList = endpoint('GET', '/sell/address', {
  auth: 'session',
  query: z.object({ all: z.literal('1').optional() }),
  reply: listOf(address),
});

export const addressCreate = endpoint('POST', '/sell/address/create', {
  auth: 'session',
  body: addressFields,
  reply: z.object({ item: z.object({ id }) }),
});

export const addressEnable = endpoint('POST', '/sell/address/enable', {
  auth: 'session',
  body: z.object({ id }),
  reply: ok,
});

export const addressDisable = endpoint('POST', '/sell/address/disable', {
  auth: 'session',
  body: z.object({ id }),
  reply: ok,
});

export const locality = z.object({ suburb: z.string(), postcode: z.string(), state: z.enum(AU_STATES) });
export type Locality = z.infer<typeof locality>;

/** Extension: at most 10 Australian localities whose suburb or postcode starts with `q`. */
export const localitySearch = endpoint('GET', '/sell/locality', {
  auth: 'none',
  browser: true,
  query: z.object({ q: z.string().min(1).max(60) }),
  reply: z.object({ data: recordsOf(locality) }),
});
