'use client';

import { useEffect, useState } from 'react';
import { RetryMessage } from '@/components/forms/retry-message';
import { useEarlyInput } from '@/components/forms/state/use-catch-up';
import { useFormKey } from '@/components/forms/state/use-form-key';
import { useScripted } from '@/components/forms/state/use-scripted';
import type { useServerForm } from '@/components/forms/state/use-server-form';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { textOf } from '@/lib/actions/form-state';
import { type BuyState, VOUCHER } from '@/lib/actions/vouchers/voucher-state';
import { watchPointer } from '@/lib/browser/site/pointer-down';
import { formatMoney } from '@/lib/domain/values/money';
import { CUSTOM_AMOUNT, amountValue, chosenAmount } from '@/lib/domain/vouchers/voucher';
import { fillWords } from '@/lib/i18n/fill-words';
import { CustomAmount } from './custom-amount.client';
import { PayWithoutScripts } from './pay-without-scripts';
import { ThemePreview } from './theme-preview';
import { useThemes } from './use-themes';
import type { VoucherViewProps } from './voucher-types';

interface BuyFormProps extends VoucherViewProps {
  /** Of this form's ids, unique on the page. */
  scope: string;
  form: ReturnType<typeof useServerForm<BuyState>>;
}

export function BuyForm({
  scope,
  path,
  themes: given,
  presets,
  allowsCustom,
  email,
  locale,
  labels,
  form: { state, pending, retry, props },
}: BuyFormProps) {
  const scripted = useScripted();
  const { themes, refresh } = useThemes(given);
  const key = useFormKey();
  const [chosen, setChosen] = useState(state.values[VOUCHER.amount] ?? '');
  const [custom, setCustom] = useState(state.values[VOUCHER.custom] ?? '');
  const { ref } = props;
  const { cents } = chosenAmount({ presets, allowsCustom }, chosen, custom);
  const options = presets.map((preset) => ({ value: amountValue(preset), label: formatMoney(preset, locale) }));
  const isCustom = chosen === CUSTOM_AMOUNT;

  useEffect(watchPointer, []);
  useEarlyInput(() => {
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
        id={VOUCHER.theme + scope}
        name={VOUCHER.theme}
        label={labels.theme}
        options={themes.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={state.values[VOUCHER.theme] ?? themes[0]?.id}
        onFocus={refresh}
        error={state.errors[VOUCHER.theme]}
      />
      <ThemePreview themes={themes} label={labels.preview} />
      <SelectField
        id={VOUCHER.amount + scope}
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
          <CustomAmount
            id={VOUCHER.custom + scope}
            value={custom}
            onType={setCustom}
            error={state.errors[VOUCHER.custom]}
            attempt={state.attempt}
            labels={labels}
          />
        </div>
      )}
      <TextField
        id={VOUCHER.email + scope}
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
      <RetryMessage message={state.message} retry={retry} retryLabel={labels.retry} />
      {scripted && cents > 0 && (
        <Button type="submit" size="lg" block busy={pending} name={VOUCHER.shown} value={cents}>
          {pending ? labels.paying : fillWords(labels.pay, { amount: formatMoney(cents, locale) })}
        </Button>
      )}
      <PayWithoutScripts presets={presets} worked={isCustom ? state.amount : 0} locale={locale} labels={labels} />
    </form>
  );
}
