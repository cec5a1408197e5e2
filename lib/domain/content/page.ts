import type * as contract from '../../contract/content/page';
import { type CamelCased, camelCased } from '../values/camel-case';

/** A page of the page builder. Its rows, and the settings in them, have the contract's names, which editors know. */
export type Page = CamelCased<contract.Page>;

export function toPage(reply: contract.Page): Page {
  return camelCased(reply);
}
