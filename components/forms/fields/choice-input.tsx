import { Checkbox } from '@/components/ui/form/checkbox';
import { FieldError, RequiredMark } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { type PlainInput, type SelectInput, isTicked } from '@/lib/domain/forms/form-field';
import { type InputProps, focusIf } from './field-props';

export function SelectAnswer({ field, id, name, value, error, labels, first }: InputProps<SelectInput>) {
  return (
    <SelectField
      id={id}
      name={name}
      label={field.label}
      options={field.options}
      prompt={field.placeholder || labels.select}
      defaultValue={value}
      {...focusIf(first)}
      error={error}
      required={field.required}
      requiredLabel={labels.required}
    />
  );
}

export function CheckboxAnswer({ field, id, name, value, error, labels, first }: InputProps<PlainInput>) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        value="1"
        defaultChecked={isTicked(value)}
        {...focusIf(first)}
        required={field.required}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        label={
          <>
            {field.label}
            {field.required && <RequiredMark label={labels.required} />}
          </>
        }
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
