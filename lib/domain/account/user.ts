import type * as contract from '../../contract/account/user';
import { type CamelCased, camelCased } from '../values/camel-case';

/** The record of the customer who is signed in. */
export type User = CamelCased<contract.User>;
export type CreditEntry = CamelCased<contract.CreditEntry>;

export function toUser(reply: contract.User): User {
  return camelCased(reply);
}

export function toCreditEntry(reply: contract.CreditEntry): CreditEntry {
  return camelCased(reply);
}
