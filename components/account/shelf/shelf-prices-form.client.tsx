'use client';

import { FormProblem } from '@/components/forms/form-problem.client';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { useKeptForm } from '@/components/forms/state/use-kept-form';
import { useWords } from '@/components/forms/words.client';
import { Notice } from '@/components/ui/feedback/notice';
import { Checkbox } from '@/components/ui/form/checkbox';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { saveShelfPrices } from '@/lib/actions/account/shelf-prices';
import { CATEGORY_PREFIX, NEW_SHELF, TIMES_FIELD } from '@/lib/actions/account/shelf-prices-form';
import type { GroupLink } from '@/lib/domain/catalogue/catalogue';
import { type RetailPriceSettings, writeTimes } from '@/lib/domain/account/shelf-prices';
import { ROUNDINGS } from '@/lib/domain/account/shelf-rule';

interface ShelfPricesFormProps {
  settings: RetailPriceSettings;
  categories: readonly GroupLink[];
}

/** The rules for shelf prices: a general rule, and rules per category. */
export function ShelfPricesForm({ settings, categories }: ShelfPricesFormProps) {
  const t = useWords('shelfPrices');
  const { state, retry, props } = useKeptForm('shelf', saveShelfPrices, NEW_SHELF, useWords('forms')('noReply'));
  const timesOf = (name: string, saved: number | undefined) =>
    state.values[name] ?? (saved === undefined ? '' : writeTimes(saved));
  return (
    <form {...props} className="grid max-w-reading gap-6">
      {state.message && (
        <FormProblem retry={retry} retryLabel={t('retry')}>
          {state.message}
        </FormProblem>
      )}
      <Checkbox
        name="on"
        value="1"
        defaultChecked={state.attempt > 0 ? state.values.on !== undefined : settings.on}
        label={t('on')}
      />
      <TextField
        id="shelf-times"
        name={TIMES_FIELD}
        label={t('times')}
        hint={t('timesHint')}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={timesOf(TIMES_FIELD, settings.times)}
        error={state.errors[TIMES_FIELD] ?? null}
      />
      <SelectField
        id="shelf-rounding"
        name="rounding"
        label={t('rounding')}
        defaultValue={state.values.rounding ?? settings.rounding}
        options={ROUNDINGS.map((one) => ({ value: one, label: t(`roundTo.${one}`) }))}
      />
      {categories.length > 0 && (
        <fieldset className="grid gap-4">
          <legend className="mb-1 font-medium">{t('categories')}</legend>
          <p className="text-sm text-soft">{t('categoriesHint')}</p>
          {categories.map(({ name, url }, index) => (
            <TextField
              key={url}
              id={`shelf-times-${index}`}
              name={`${CATEGORY_PREFIX}${url}`}
              label={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={timesOf(`${CATEGORY_PREFIX}${url}`, settings.categories[url])}
              error={state.errors[`${CATEGORY_PREFIX}${url}`] ?? null}
            />
          ))}
        </fieldset>
      )}
      <p>
        <SubmitButton>{t('save')}</SubmitButton>
      </p>
      {state.outcome && <Notice tone="success">{t('saved')}</Notice>}
    </form>
  );
}
