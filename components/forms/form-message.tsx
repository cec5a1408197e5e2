import type { ReactNode } from 'react';
import { Notice, type NoticeTone } from '@/components/ui/feedback/notice';

/** A message about the whole form; focusable. */
export function FormMessage({ tone = 'danger', children }: { tone?: NoticeTone; children: ReactNode }) {
  if (!children) return null;
  return (
    <div tabIndex={-1} data-form-message="" className="outline-none">
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
