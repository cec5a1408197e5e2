import type { Address } from './address';

/** Label of an address: its owner's name for it, else the company, else the recipient. */
export function addressTitle({
  displayName,
  company,
  firstName,
  lastName,
}: Pick<Address, 'displayName' | 'company' | 'firstName' | 'lastName'>): string {
  return displayName || company || `${firstName} ${lastName}`.trim();
}
