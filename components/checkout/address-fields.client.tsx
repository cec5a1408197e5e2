'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useRef } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { addressFieldName } from '@/lib/actions/checkout-form';
import { AU_STATES } from '@/lib/contract/address';
import type { AddressField, CheckoutValues } from '@/lib/domain/checkout';
import { useLocalities } from './use-localities';

interface AddressFieldsProps {
  typed: CheckoutValues['newAddress'];
  errors: Readonly<Record<string, string>>;
  attempt: number;
}

/** An Australian address as people write it. Suburb and postcode complete each other when scripts are on. */
export function AddressFields({ typed, errors, attempt }: AddressFieldsProps) {
  const t = useTranslations('checkout');
  const box = useRef<HTMLDivElement>(null);
  const { places, look } = useLocalities((place) => {
    for (const [field, value] of [['city', place.suburb], ['postcode', place.postcode], ['state', place.state]] as const) {
      const control = box.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${addressFieldName(field)}"]`);
      if (control && control !== document.activeElement) control.value = value;
    }
  });

  function text(field: AddressField, required: boolean, rest: Partial<ComponentProps<typeof TextField>> = {}) {
    const name = addressFieldName(field);
    return (
      <TextField name={name} label={t(`field.${field}`)} error={errors[name]} defaultValue={typed[field]} required={required} requiredLabel="" {...rest} />
    );
  }

  return (
    <div ref={box} className="grid gap-4 sm:grid-cols-6 [&>*]:sm:col-span-3">
      {text('first_name', true, { autoComplete: 'shipping given-name' })}
      {text('last_name', true, { autoComplete: 'shipping family-name' })}
      {text('company', false, { autoComplete: 'shipping organization', className: 'sm:col-span-6!' })}
      {text('street_address', true, { autoComplete: 'shipping address-line1', className: 'sm:col-span-6!', hint: t('hint.street_address') })}
      {text('street_address_1', false, { autoComplete: 'shipping address-line2', className: 'sm:col-span-6!' })}
      {text('city', true, { autoComplete: 'shipping address-level2', list: 'localities', onInput: (event) => look(event.currentTarget.value, 'suburb') })}
      <SelectField
        key={`state-${attempt}`}
        name={addressFieldName('state')}
        label={t('field.state')}
        error={errors[addressFieldName('state')]}
        prompt={t('chooseState')}
        defaultValue={typed.state}
        options={AU_STATES.map((state) => ({ value: state, label: state }))}
        autoComplete="shipping address-level1"
        required
        requiredLabel=""
        className="sm:col-span-1!"
      />
      {text('postcode', true, { autoComplete: 'shipping postal-code', inputMode: 'numeric', maxLength: 4, className: 'sm:col-span-2!', list: 'postcodes', onInput: (event) => look(event.currentTarget.value, 'postcode') })}
      {text('phone', false, { autoComplete: 'shipping tel', inputMode: 'tel', type: 'tel', hint: t('hint.phone') })}
      <datalist id="localities">
        {places.map((place) => <option key={`${place.suburb}${place.postcode}`} value={place.suburb}>{`${place.state} ${place.postcode}`}</option>)}
      </datalist>
      <datalist id="postcodes">
        {places.map((place) => <option key={`${place.suburb}${place.postcode}`} value={place.postcode}>{`${place.suburb} ${place.state}`}</option>)}
      </datalist>
    </div>
  );
}
