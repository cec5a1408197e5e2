import type * as contract from '../../contract/account/address';
import { type CamelCased, camelCased } from '../values/camel-case';

/**
 * An address of the customer's book. The fields of a form for one keep the platform's names (specification 1, section
 * 5).
 */
export type Address = CamelCased<contract.Address>;

export function toAddress<Reply extends Omit<contract.Address, 'enabled'>>(reply: Reply): CamelCased<Reply> {
  return camelCased(reply);
}
