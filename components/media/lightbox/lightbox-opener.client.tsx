'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { LightboxLabels } from './open-lightbox';

interface LightboxOpenerProps {
  labels: LightboxLabels;
  children: ReactNode;
}

/** Loads the viewer when a picture is first opened. If that fails, the link is followed as without scripts. */
export function LightboxOpener({ labels, children }: LightboxOpenerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-lightbox]');
    if (!link || !root.current) return;
    event.preventDefault();
    if (busy) return;
    const links = [...root.current.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')];
    // A click by Enter has `detail` 0.
    const byKeyboard = event.detail === 0;
    setBusy(true);
    import('./open-lightbox')
      .then(({ openLightbox }) => openLightbox(links, links.indexOf(link), labels, byKeyboard))
      .catch(() => location.assign(link.href))
      .finally(() => setBusy(false));
  }

  return (
    <div ref={root} onClickCapture={onClick} aria-busy={busy || undefined} className="aria-busy:cursor-progress">
      {children}
    </div>
  );
}
