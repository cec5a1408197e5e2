import type { Address } from '@/lib/contract/buying/address';

interface AddressLinesProps {
  address: Omit<Address, 'id' | 'enabled'>;
  /** A line that stands above already. */
  without?: string;
}

/** An address as it stands on a parcel. */
export function AddressLines({ address, without }: AddressLinesProps) {
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
      {lines
        .filter((line, index) => line && line !== without && lines.indexOf(line) === index)
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  );
}
