'use client';

import { useWords } from '@/components/forms/words.client';
import { type ComponentProps, useRef } from 'react';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { AU_STATES } from '@/lib/contract/limits';
import type { AddressField } from '@/lib/domain/checkout/checkout';
import { useLocalities } from './use-localities';

interface AddressFieldsProps {
  /** Prefix of the fields' names, in forms with other fields. */
  prefix?: string;
  typed: Readonly<Record<AddressField, string>>;
  /** Keyed by field name, prefix included. */
  errors: Readonly<Record<string, string>>;
  attempt: number;
}

/**
 * Fields of an Australian address. Suburb and postcode complete each other when scripts are on. Needs the messages
 * 'addressForm'.
 */
export function AddressFields({ prefix = '', typed, errors, attempt }: AddressFieldsProps) {
  const t = useWords('addressForm');
  const box = useRef<HTMLDivElement>(null);
  const { places, look, stop } = useLocalities((place) => {
    for (const [field, value] of [
      ['city', place.suburb],
      ['postcode', place.postcode],
      ['state', place.state],
    ] as const) {
      const control = box.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${prefix}${field}"]`);
      if (control && control !== document.activeElement) control.value = value;
    }
  });

  function text(field: AddressField, token: string, rest: Partial<ComponentProps<typeof TextField>> = {}) {
    const name = `${prefix}${field}`;
    return (
      <TextField
        name={name}
        label={t(`field.${field}`)}
        error={errors[name]}
        defaultValue={typed[field]}
        autoComplete={`shipping ${token}`}
        {...rest}
      />
    );
  }

  return (
    <div ref={box} className="grid grid-cols-12 gap-4 *:col-span-12 *:sm:col-span-6">
      {text('first_name', 'given-name', { required: true })}
      {text('last_name', 'family-name', { required: true })}
      {text('company', 'organization', { className: 'sm:col-span-12!' })}
      {text('street_address', 'address-line1', {
        required: true,
        className: 'sm:col-span-12!',
        hint: t('hint.street_address'),
      })}
      {text('street_address_1', 'address-line2', { className: 'sm:col-span-12!' })}
      {text('city', 'address-level2', {
        required: true,
        list: 'localities',
        onInput: (event) => look(event.currentTarget.value, 'suburb'),
      })}
      <SelectField
        key={`state-${attempt}`}
        name={`${prefix}state`}
        label={t('field.state')}
        error={errors[`${prefix}state`]}
        prompt={t('chooseState')}
        defaultValue={typed.state}
        options={AU_STATES.map((state) => ({ value: state, label: state }))}
        autoComplete="shipping address-level1"
        onChange={stop}
        required
        className="col-span-6! sm:col-span-3!"
      />
      {text('postcode', 'postal-code', {
        required: true,
        inputMode: 'numeric',
        maxLength: 4,
        className: 'col-span-6! sm:col-span-3!',
        list: 'postcodes',
        onInput: (event) => look(event.currentTarget.value, 'postcode'),
      })}
      {text('phone', 'tel', { inputMode: 'tel', type: 'tel', hint: t('hint.phone') })}
      <datalist id="localities">
        {places.map((place) => (
          <option
            key={`${place.suburb}${place.postcode}`}
            value={place.suburb}
          >{`${place.state} ${place.postcode}`}</option>
        ))}
      </datalist>
      <datalist id="postcodes">
        {places.map((place) => (
          <option
            key={`${place.suburb}${place.postcode}`}
            value={place.postcode}
          >{`${place.suburb} ${place.state}`}</option>
        ))}
      </datalist>
    </div>
  );
}
