'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/** Thumbnails that slide the strip without moving the page, and show which picture is in sight. */
export function GalleryThumbnails({ strip, className, children }: { strip: string; className?: string; children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = document.getElementById(strip);
    if (!element) return;
    const mark = () => {
      const index = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
      own.current?.querySelectorAll('a').forEach((link, at) => {
        if (at === index) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    return () => element.removeEventListener('scroll', mark);
  }, [strip]);

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const slide = link && document.getElementById(link.hash.slice(1));
    if (!slide?.parentElement) return;
    event.preventDefault();
    slide.parentElement.scrollTo({ left: slide.offsetLeft - slide.parentElement.offsetLeft });
  }

  return <div ref={own} className={className} onClick={onClick}>{children}</div>;
}
