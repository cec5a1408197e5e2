import type * as contract from '../../contract/account/address';
import { type CamelCased, camelCased } from '../values/camel-case';

/** An entry of the customer's address book. Its forms use the platform's field names (specification 1, section 5). */
export type Address = CamelCased<contract.Address>;

export function toAddress<Reply extends Omit<contract.Address, 'enabled'>>(reply: Reply): CamelCased<Reply> {
  return camelCased(reply);
}
