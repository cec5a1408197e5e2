'use client';

import './dialog.css';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
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
  /** Wider than text needs, for a picture. */
  wide?: boolean;
  /** Closes after this many milliseconds; omit it when something must be read or done. */
  closeAfterMs?: number;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A click on the backdrop has the dialog as its target. A pointer pressed inside and released outside selects text. */
function onBackdropClick(dialog: HTMLDialogElement, listener: () => void, signal: AbortSignal): void {
  let pressed = false;
  dialog.addEventListener('mousedown', ({ target }) => (pressed = target === dialog), { signal });
  dialog.addEventListener('click', ({ target }) => pressed && target === dialog && listener(), { signal });
}

/**
 * The browser's own modal dialog: the page behind it is inert, Escape closes it, and the focus returns to the previous
 * element. It also closes by its backdrop and its button. Its style sheet is part of its chunk, so load it on demand.
 */
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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const titleId = `${id}title`;
  const descriptionId = `${id}description`;
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return;
    const stop = new AbortController();
    shown.addEventListener('close', () => close(), stop);
    onBackdropClick(shown, () => close(), stop.signal);
    shown.showModal();
    return () => {
      stop.abort();
      shown.close();
    };
  }, [open]);
  useEffect(() => {
    if (!open || closeAfterMs === undefined) return;
    const timer = setTimeout(() => close(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [open, closeAfterMs]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={cx('dialog', wide && 'dialog-wide')}
    >
      <header className="dialog-header">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <button type="button" aria-label={closeLabel} className="dialog-close" onClick={() => onOpenChange(false)}>
          <Icon name="close" />
        </button>
      </header>
      {/* A tab stop, so that a keyboard can scroll content without focusable elements. */}
      <div
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
        className={cx('dialog-content', !fullHeight && 'dialog-limited')}
      >
        {description && (
          <p id={descriptionId} className="dialog-description">
            {description}
          </p>
        )}
        {children}
      </div>
      {actions && <footer className="dialog-actions">{actions}</footer>}
    </dialog>
  );
}
