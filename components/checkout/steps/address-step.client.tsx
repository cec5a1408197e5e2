'use client';

import { useWords } from '@/components/forms/words.client';
import { AddressFields } from '@/components/account/addresses/address-fields.client';
import { FieldError } from '@/components/ui/form/field';
import { RadioCard } from '@/components/ui/form/radio-card';
import { buttonClass } from '@/components/ui/button';
import type { Address } from '@/lib/domain/account/address';
import { type CheckoutValues, NEW_ADDRESS, NEW_ADDRESS_PREFIX } from '@/lib/domain/checkout/checkout';
import { Step } from './step';

interface AddressStepProps {
  addresses: readonly Address[];
  chosen: string;
  typed: CheckoutValues['newAddress'];
  errors: Readonly<Record<string, string>>;
  attempt: number;
  onChoose: (id: string) => void;
}

function oneLine(address: Address): string {
  return [address.streetAddress, address.streetAddress1, `${address.city} ${address.state} ${address.postcode}`]
    .filter(Boolean)
    .join(', ');
}

/**
 * The address book as cards, the last one for a new address. Its fields are toggled by CSS, so it works without
 * scripts.
 */
export function AddressStep({ addresses, chosen, typed, errors, attempt, onChoose }: AddressStepProps) {
  const t = useWords('checkout');
  return (
    <div className="group/address">
      <Step title={t('delivery')}>
        {errors.address && (
          <div id="address" tabIndex={-1} data-invalid="" className="outline-none">
            <FieldError>{errors.address}</FieldError>
          </div>
        )}
        {addresses.map((address) => (
          <RadioCard
            key={address.id}
            name="address"
            value={address.id}
            checked={chosen === address.id}
            onChange={() => onChoose(address.id)}
            label={address.displayName || address.company || `${address.firstName} ${address.lastName}`}
            description={
              <>
                {(address.displayName || address.company) && (
                  <span className="block">
                    {address.firstName} {address.lastName}
                  </span>
                )}
                <bdi>{oneLine(address)}</bdi>
              </>
            }
          />
        ))}
        {addresses.length > 0 ? (
          <RadioCard
            name="address"
            value={NEW_ADDRESS}
            checked={chosen === NEW_ADDRESS}
            onChange={() => onChoose(NEW_ADDRESS)}
            label={t('newAddress')}
          />
        ) : (
          <input type="hidden" name="address" value={NEW_ADDRESS} />
        )}
        <div className={addresses.length > 0 ? 'hidden group-has-[[value=new]:checked]/address:block' : undefined}>
          <AddressFields
            key={addresses.length}
            prefix={NEW_ADDRESS_PREFIX}
            typed={typed}
            errors={errors}
            attempt={attempt}
          />
        </div>
        <button
          type="submit"
          name="intent"
          value="update"
          className={buttonClass({
            variant: 'secondary',
            className: chosen === NEW_ADDRESS ? 'justify-self-start' : 'justify-self-start scripted:hidden',
          })}
        >
          {t('useAddress')}
        </button>
      </Step>
    </div>
  );
}
