'use client';

import { useWords } from '@/components/forms/words.client';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Field } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { Textarea } from '@/components/ui/form/textarea';
import type { CheckoutValues } from '@/lib/domain/checkout/checkout';
import { Step } from './step';

export function DetailsStep({ values, errors }: { values: CheckoutValues; errors: Readonly<Record<string, string>> }) {
  const t = useWords('checkout');
  return (
    <Step title={t('details')}>
      <TextField
        name="purchase-order"
        label={t('purchaseOrder')}
        error={errors['purchase-order']}
        defaultValue={values.purchaseOrder}
        maxLength={60}
        autoComplete="off"
      />
      <Field id="note" label={t('note')} error={errors.note}>
        {(wiring) => <Textarea name="note" rows={3} maxLength={1000} defaultValue={values.note} {...wiring} />}
      </Field>
      <Checkbox
        name="marketing"
        value="yes"
        defaultChecked={values.marketing}
        label={t('marketing')}
        hint={t('marketingHint')}
      />
    </Step>
  );
}
