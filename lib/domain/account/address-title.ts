import type { Address } from '../../contract/buying/address';

/** What an address is called: its owner's name for it, else the company, else the recipient. */
export function addressTitle({
  display_name,
  company,
  first_name,
  last_name,
}: Pick<Address, 'display_name' | 'company' | 'first_name' | 'last_name'>): string {
  return display_name || company || `${first_name} ${last_name}`.trim();
}
