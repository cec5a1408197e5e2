import type { Address } from '@/lib/contract/address';

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: Omit<Address, 'id' | 'enabled'> }) {
  const lines = [
    address.company,
    `${address.first_name} ${address.last_name}`.trim(),
    address.street_address,
    address.street_address_1,
    `${address.city} ${address.state} ${address.postcode}`,
    address.phone,
  ];
  return (
    <address className="not-italic">
      {lines.filter(Boolean).map((line) => <span key={line} className="block">{line}</span>)}
    </address>
  );
}
