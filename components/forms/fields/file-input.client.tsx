'use client';

import { useRef } from 'react';
import { Field } from '@/components/ui/form/field';
import { useOnceFor } from '@/lib/browser/use-once-for';
import type { PlainInput } from '@/lib/domain/forms/form-field';
import { FILE_ACCEPT } from '@/lib/domain/forms/form-file';
import { type InputProps, focusIf } from './field-props';

/** A file. An uploaded file stays at the platform: its name is shown, and a file is sent again only to replace it. */
export function FileAnswer({ field, id, name, error, labels, attached, first }: InputProps<PlainInput>) {
  const input = useRef<HTMLInputElement>(null);
  const attachedFile = attached?.value;
  useOnceFor(attachedFile, () => {
    if (attachedFile && input.current) input.current.value = '';
  });
  return (
    <div>
      <Field
        id={id}
        label={field.label}
        hint={labels.file}
        error={error}
        required={field.required}
        requiredLabel={labels.required}
      >
        {({ required, ...wiring }) => (
          <input
            ref={input}
            type="file"
            name={name}
            accept={FILE_ACCEPT}
            {...focusIf(first)}
            required={required && !attached}
            className={
              'control h-auto py-2.5 file:me-4 file:rounded-sm file:border-0 file:bg-shade file:px-3 ' +
              'file:py-1.5 file:text-sm file:text-ink'
            }
            {...wiring}
          />
        )}
      </Field>
      {attached && (
        <p className="mt-2 text-sm text-success">
          {attached.note}
          <input type="hidden" name={attached.name} value={attached.value} />
        </p>
      )}
    </div>
  );
}
