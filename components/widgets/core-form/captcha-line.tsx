import type { useCaptcha } from '@/components/forms/use-captcha';
import { useScripted } from '@/components/forms/use-scripted';
import { Icon } from '@/components/ui/icon';
import { CONTROL } from '@/lib/actions/forms/form-submit-state';
import type { FormLabels } from './form-types';

interface CaptchaLineProps {
  captcha: ReturnType<typeof useCaptcha>;
  labels: FormLabels['captcha'];
}

/**
 * Says what the captcha does: there is nothing to do, to see or to hear for whoever fills in the form. Without scripts
 * the form asks in another way.
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
