import type { ReactNode } from 'react';
import { langOf } from '@/lib/domain/values/foreign-text';
import { cx } from '../cx';
import { Icon } from '../icon';

/** Attributes that connect a control to its label, hint and error. */
interface FieldWiring {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  /** Accessible text of the asterisk, translated; without one the control alone says that it is required. */
  requiredLabel?: string | undefined;
  /** Hides the label visually only. */
  labelHidden?: boolean;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint and error of one control: `<Field …>{(wiring) => <Input name="email" {...wiring} />}</Field>`. */
export function Field({
  id,
  label,
  hint,
  error,
  required = false,
  requiredLabel,
  labelHidden,
  className,
  children,
}: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'own-direction mb-1.5 block text-sm font-medium'}>
        {label}
        {required && <RequiredMark label={requiredLabel} />}
      </label>
      {children({ id, required, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** Props of a field and its control together; `Control` are those of the control alone. */
export type LabelledProps<Control> = Omit<Control, 'id' | 'children' | 'className'> &
  Omit<FieldProps, 'id' | 'children'> & { name: string; id?: string };

/** Separates the field's props from the control's. The id defaults to the name. */
export function splitLabelled<Props extends LabelledProps<unknown>>(props: Props) {
  const { label, hint, error, required, requiredLabel, labelHidden, className, id = props.name, ...control } = props;
  return { field: { id, label, hint, error, required, requiredLabel, labelHidden, className }, control };
}

export function RequiredMark({ label }: { label: string | undefined }) {
  return (
    <span className="ms-1 text-danger" title={label}>
      <span aria-hidden="true">*</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

/** The warning box under a field; announced when it appears. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="mt-2 flex gap-2 rounded-sm bg-danger-soft px-3 py-2 text-sm text-danger">
      <Icon name="warning" className="mt-px size-4.5" />
      <span lang={langOf(children)}>{children}</span>
    </p>
  );
}
