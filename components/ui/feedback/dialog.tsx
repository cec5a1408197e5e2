'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Lets the content be taller than 500 px (specification 2, 'Modal'). */
  fullHeight?: boolean;
  /** Wider than words need, for a picture. */
  wide?: boolean;
  /** Closes by itself after so many milliseconds; anything that must be read or done gets none. */
  closeAfterMs?: number;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Traps focus, closes on Escape, backdrop and the close button, and gives focus back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  fullHeight = false,
  wide = false,
  closeAfterMs,
  actions,
  children,
}: DialogProps) {
  const titleId = useId();
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open || closeAfterMs === undefined) return;
    const timer = setTimeout(() => close(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [open, closeAfterMs]);

  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={cx(
            'fixed inset-x-4 bottom-4 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] flex-col rounded-md bg-surface text-ink shadow-lift transition-all data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2',
            wide ? 'max-w-[64rem]' : 'max-w-[34rem]',
          )}
        >
          <header className="flex items-start gap-4 p-6 pb-3">
            <Base.Title id={titleId} className="min-w-0 flex-1 text-2xl">
              {title}
            </Base.Title>
            <Base.Close
              aria-label={closeLabel}
              className="-me-2 -mt-1 grid size-10 place-items-center rounded-sm hover:bg-tint"
            >
              <Icon name="close" />
            </Base.Close>
          </header>
          {/* It may scroll, and nothing in it need take the focus: without a stop of its own a keyboard could not move it. */}
          <div
            role="region"
            aria-labelledby={titleId}
            tabIndex={0}
            className={cx('min-h-0 overflow-auto px-6 pb-6', !fullHeight && 'max-h-[500px]')}
          >
            {description && <Base.Description className="text-soft">{description}</Base.Description>}
            {children}
          </div>
          {actions && <footer className="flex flex-wrap justify-end gap-3 border-t border-line p-4">{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
