'use client';

import { useEffect, useRef, useState } from 'react';
import { FormMessage } from '@/components/form/form-message';
import { useCatchUp } from '@/components/form/use-catch-up';
import { useScripted } from '@/components/form/use-scripted';
import type { useServerForm } from '@/components/form/use-server-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { textOf } from '@/lib/actions/form-state';
import { type BuyState, VOUCHER } from '@/lib/actions/voucher/voucher-state';
import { newKey } from '@/lib/browser/form/new-key';
import { formatMoney } from '@/lib/domain/values/money';
import { CUSTOM_AMOUNT, amountValue, chosenAmount } from '@/lib/domain/buying/voucher';
import { PayWithoutScripts } from './pay-without-scripts';
import { ThemePreview } from './theme-preview';
import type { VoucherViewProps } from './voucher-types';

interface BuyFormProps extends VoucherViewProps {
  form: ReturnType<typeof useServerForm<BuyState>>;
}

export function BuyForm({
  path,
  themes,
  presets,
  allowsCustom,
  email,
  locale,
  labels,
  form: { state, pending, retry, props },
}: BuyFormProps) {
  const scripted = useScripted();
  const key = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(state.values[VOUCHER.amount] ?? '');
  const [custom, setCustom] = useState(state.values[VOUCHER.custom] ?? '');
  const { ref } = props;
  const amount = chosenAmount({ presets, allowsCustom }, chosen, custom);
  const cents = amount.ok ? amount.cents : 0;
  const options = presets.map((preset) => ({ value: amountValue(preset), label: formatMoney(preset, locale) }));
  const isCustom = chosen === CUSTOM_AMOUNT;

  useEffect(() => {
    if (key.current) key.current.value = newKey();
  }, []);
  useCatchUp(() => {
    if (!ref.current) return;
    const typed = new FormData(ref.current);
    setChosen(textOf(typed, VOUCHER.amount));
    setCustom(textOf(typed, VOUCHER.custom));
  });

  return (
    <form {...props} aria-label={labels.buy} className="voucher-form grid gap-5">
      <input type="hidden" name={VOUCHER.path} value={path} />
      <input ref={key} type="hidden" name={VOUCHER.key} />
      <SelectField
        name={VOUCHER.theme}
        label={labels.theme}
        options={themes.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={state.values[VOUCHER.theme] ?? themes[0]?.id}
        error={state.errors[VOUCHER.theme]}
      />
      <ThemePreview themes={themes} label={labels.preview} />
      <SelectField
        name={VOUCHER.amount}
        label={labels.amount}
        prompt={labels.select}
        options={allowsCustom ? [...options, { value: CUSTOM_AMOUNT, label: labels.customChoice }] : options}
        defaultValue={state.values[VOUCHER.amount] ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
        error={state.errors[VOUCHER.amount]}
        required
        requiredLabel={labels.required}
      />
      {allowsCustom && (!scripted || isCustom) && (
        <div className="voucher-custom">
          <Field
            id={VOUCHER.custom}
            label={labels.custom}
            hint={labels.customHint}
            error={state.errors[VOUCHER.custom]}
            required
            requiredLabel={labels.required}
          >
            {(wiring) => (
              <Input
                name={VOUCHER.custom}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={custom}
                onChange={(event) => setCustom(event.currentTarget.value)}
                className="max-w-48 tabular"
                {...wiring}
              />
            )}
          </Field>
        </div>
      )}
      <TextField
        name={VOUCHER.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={labels.email}
        hint={labels.emailHint}
        defaultValue={state.values[VOUCHER.email] ?? email}
        error={state.errors[VOUCHER.email]}
        required
        requiredLabel={labels.required}
      />
      <p className="text-sm text-soft">{labels.expiry}</p>
      <FormMessage>
        {state.message && (
          <>
            {state.message}
            {retry && (
              <p className="mt-3">
                <Button variant="secondary" size="sm" onClick={retry}>
                  {labels.retry}
                </Button>
              </p>
            )}
          </>
        )}
      </FormMessage>
      {scripted && cents > 0 && (
        <Button type="submit" size="lg" block busy={pending} name={VOUCHER.shown} value={cents}>
          {pending ? labels.paying : labels.pay.replace('{amount}', formatMoney(cents, locale))}
        </Button>
      )}
      <PayWithoutScripts presets={presets} worked={isCustom ? state.amount : 0} locale={locale} labels={labels} />
    </form>
  );
}
