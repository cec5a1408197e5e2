import type { useCaptcha } from '@/components/forms/state/use-captcha';
import { useScripted } from '@/components/forms/state/use-scripted';
import { Icon } from '@/components/ui/icon';
import { CONTROL } from '@/lib/actions/forms/form-submit-state';
import type { FormLabels } from './form-types';

interface CaptchaLineProps {
  captcha: ReturnType<typeof useCaptcha>;
  labels: FormLabels['captcha'];
}

/**
 * Explains the captcha, which needs no action by the visitor. Without scripts the form is verified by sending it twice.
 */
export function CaptchaLine({ captcha: { state, input }, labels }: CaptchaLineProps) {
  const scripted = useScripted();
  return (
    <>
      <input ref={input} type="hidden" name={CONTROL.captcha} />
      {scripted && (
        <p role="status" className="flex items-start gap-2 text-sm text-soft">
          <Icon name={state === 'done' ? 'check' : 'lock'} className="mt-0.5 size-4 shrink-0" />
          {labels[state]}
        </p>
      )}
    </>
  );
}
