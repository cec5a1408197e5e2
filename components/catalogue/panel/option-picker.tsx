import { cx } from '@/components/ui/cx';
import { SelectField } from '@/components/ui/form/select-field';
import type { NameValue, ProductVariation } from '@/lib/domain/catalogue/catalogue';
import { OPTION_PREFIX, type OptionState, optionState } from '@/lib/domain/catalogue/sku-choice';
import type { CartPanelLabels } from './cart-panel-labels';
import type { PanelProduct } from './panel-types';

/** With more options than this, a select replaces the chips. */
const MAX_CHIPS = 10;

interface OptionPickerProps {
  product: PanelProduct;
  variation: ProductVariation;
  chosen: readonly NameValue[];
  onChoose: (value: string) => void;
  labels: CartPanelLabels;
}

function words(option: string, state: OptionState, labels: CartPanelLabels): string {
  if (state === 'available') return option;
  return `${option}, ${state === 'sold-out' ? labels.soldOut : labels.impossible}`;
}

export function OptionPicker({ product, variation, chosen, onChoose, labels }: OptionPickerProps) {
  const name = OPTION_PREFIX + variation.name;
  const current = chosen.find((choice) => choice.name === variation.name)?.value ?? '';
  const options = variation.options.map((value) => ({
    value,
    state: optionState(product, chosen, variation.name, value),
  }));

  if (options.length > MAX_CHIPS) {
    return (
      <SelectField
        name={name}
        label={variation.name}
        prompt={labels.selectOptions}
        value={current}
        onChange={(event) => onChoose(event.target.value)}
        options={options.map(({ value, state }) => ({ value, label: words(value, state, labels) }))}
      />
    );
  }
  return (
    <fieldset>
      <legend className="mb-2.5 text-sm font-medium">{variation.name}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, state }) => (
          <label
            key={value}
            className={cx(
              'relative flex min-h-11 cursor-pointer items-center rounded-sm border border-edge bg-surface px-4 ' +
                'py-1.5 hover:border-ink',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:border-2 has-checked:-m-px',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              state !== 'available' && 'border-dashed text-soft line-through decoration-1',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === current}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span>{value}</span>
            {state !== 'available' && (
              <span className="sr-only">, {state === 'sold-out' ? labels.soldOut : labels.impossible}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
