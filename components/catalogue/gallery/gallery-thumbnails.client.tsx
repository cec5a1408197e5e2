'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Thumbnails that scroll the strip without scrolling the page, and mark the current picture. Without scripts they are
 * links.
 */
export function GalleryThumbnails({
  strip,
  className,
  children,
}: {
  strip: string;
  className?: string;
  children: ReactNode;
}) {
  const own = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = document.getElementById(strip);
    const links = [...(own.current?.querySelectorAll('a') ?? [])];
    if (!element) return;
    const mark = () => {
      const index = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
      links.forEach((link, at) => {
        if (at === index) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    };
    const slide = (event: MouseEvent) => {
      const target =
        event.currentTarget instanceof HTMLAnchorElement && document.getElementById(event.currentTarget.hash.slice(1));
      if (!target) return;
      event.preventDefault();
      element.scrollTo({ left: target.offsetLeft - element.offsetLeft });
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    for (const link of links) link.addEventListener('click', slide);
    return () => {
      element.removeEventListener('scroll', mark);
      for (const link of links) link.removeEventListener('click', slide);
    };
  }, [strip]);

  return (
    <div ref={own} className={className}>
      {children}
    </div>
  );
}
