'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { useOnceFor } from '@/lib/browser/use-once-for';
import type { FormLabels } from './form-types';

interface FormThanksProps {
  labels: Pick<FormLabels, 'sent' | 'sentText' | 'another'>;
  onAnother: () => void;
}

/** Replaces a form after its submission, and takes over its focus. */
export function FormThanks({ labels, onAnother }: FormThanksProps) {
  const notice = useRef<HTMLDivElement>(null);
  useOnceFor(null, () => notice.current?.focus());
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice tone="success" title={labels.sent}>
        {labels.sentText}
      </Notice>
      <p className="mt-4">
        <Button variant="secondary" onClick={onAnother}>
          {labels.another}
        </Button>
      </p>
    </div>
  );
}
