'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/form/checkbox';
import { FieldError } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { MAX_ADDON_TEXT } from '@/lib/contract/limits';
import type { ProductAddon } from '@/lib/domain/catalogue/catalogue';
import { ADDON_PREFIX } from '@/lib/domain/catalogue/sku-choice';
import { fillWords } from '@/lib/i18n/fill-words';
import type { CartPanelLabels } from './cart-panel-labels';

interface AddonFieldsProps {
  addons: readonly ProductAddon[];
  values: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
  onChange: (id: string, value: string) => void;
  labels: CartPanelLabels;
}

function rangeHint({ minQty, maxQty }: ProductAddon, labels: CartPanelLabels): string | undefined {
  if (minQty !== null && maxQty !== null) return fillWords(labels.range, { min: minQty, max: maxQty });
  if (minQty !== null) return fillWords(labels.rangeFrom, { min: minQty });
  return maxQty !== null ? fillWords(labels.rangeTo, { max: maxQty }) : undefined;
}

/** The four kinds of extras a product can have: Checkbox, Dropdown, Qty and Text. */
export function AddonFields({ addons, values, errors, onChange, labels }: AddonFieldsProps) {
  if (addons.length === 0) return null;
  return (
    <fieldset className="grid gap-4 border-t border-line pt-5">
      <legend className="float-start mb-1 w-full text-sm font-medium">{labels.extras}</legend>
      {addons.map((addon) => (
        <AddonField
          key={addon.id}
          addon={addon}
          value={values.get(addon.id) ?? ''}
          error={errors.get(addon.id) ?? null}
          onChange={(value) => onChange(addon.id, value)}
          labels={labels}
        />
      ))}
    </fieldset>
  );
}

interface AddonFieldProps {
  addon: ProductAddon;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  labels: CartPanelLabels;
}

function AddonField({ addon, value, error, onChange, labels }: AddonFieldProps) {
  const name = ADDON_PREFIX + addon.id;
  // Not its name: a page can show two products with the same extra.
  const id = useId();
  switch (addon.type) {
    case 'Checkbox':
      return (
        <div>
          <Checkbox
            name={name}
            value="true"
            label={addon.name}
            checked={value !== ''}
            onChange={(event) => onChange(event.target.checked ? 'true' : '')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
      );
    case 'Dropdown':
      return (
        <SelectField
          id={id}
          name={name}
          label={addon.name}
          error={error}
          prompt={labels.none}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={addon.options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'Qty':
      return (
        <TextField
          id={id}
          name={name}
          label={addon.name}
          error={error}
          hint={rangeHint(addon, labels)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'Text':
      return (
        <TextField
          id={id}
          name={name}
          label={addon.name}
          error={error}
          autoComplete="off"
          maxLength={MAX_ADDON_TEXT}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
