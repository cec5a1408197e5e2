import type { Address } from '@/lib/domain/account/address';

interface AddressLinesProps {
  address: Omit<Address, 'id' | 'enabled'>;
  /** A line to omit, since it is shown above. */
  without?: string;
}

/** An address as printed on a parcel. */
export function AddressLines({ address, without }: AddressLinesProps) {
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.streetAddress,
    address.streetAddress1,
    `${address.city} ${address.state} ${address.postcode}`,
    address.phone,
  ];
  return (
    <address className="not-italic">
      {lines
        .filter((line, index) => line && line !== without && lines.indexOf(line) === index)
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </address>
  );
}
