'use client';

import { RetryMessage } from '@/components/forms/retry-message';
import { useFormKey } from '@/components/forms/state/use-form-key';
import type { useServerForm } from '@/components/forms/state/use-server-form';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { TextField } from '@/components/ui/form/text-field';
import type { FormState } from '@/lib/actions/form-state';
import { VOUCHER } from '@/lib/actions/vouchers/voucher-state';
import type { VoucherViewProps } from './voucher-types';

interface RedeemFormProps extends Pick<VoucherViewProps, 'path' | 'visitor' | 'code' | 'labels'> {
  /** Of this form's ids, unique on the page. */
  scope: string;
  form: ReturnType<typeof useServerForm<FormState>>;
}

export function RedeemForm({
  scope,
  path,
  visitor,
  code,
  labels,
  form: { state, pending, retry, props },
}: RedeemFormProps) {
  const key = useFormKey();
  return (
    <form {...props} aria-label={labels.redeem} className="grid gap-5">
      <Heading level={2} size="md">
        {labels.redeemTitle}
      </Heading>
      {visitor && <p className="text-soft">{labels.redeemLogin}</p>}
      <input type="hidden" name={VOUCHER.path} value={path} />
      <input ref={key} type="hidden" name={VOUCHER.key} />
      <TextField
        id={VOUCHER.code + scope}
        name={VOUCHER.code}
        label={labels.code}
        hint={labels.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={state.values[VOUCHER.code] ?? code}
        error={state.errors[VOUCHER.code]}
        className="max-w-[400px]"
        required
        requiredLabel={labels.required}
      />
      <RetryMessage message={state.message} retry={retry} retryLabel={labels.retry} />
      <div>
        <Button type="submit" size="lg" busy={pending}>
          {pending ? labels.redeeming : labels.redeemNow}
        </Button>
      </div>
    </form>
  );
}
