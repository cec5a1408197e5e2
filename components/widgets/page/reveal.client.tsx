'use client';

import { useEffect } from 'react';

function number(element: HTMLElement, name: string): number {
  return Number(element.dataset[name]);
}

function appear(element: HTMLElement): void {
  element.style.opacity = '';
  const { reveal, easing, opacity } = element.dataset;
  element.animate(
    [
      { opacity: Number(opacity), transform: reveal },
      { opacity: 1, transform: 'none' },
    ],
    { duration: number(element, 'duration'), delay: number(element, 'delay'), easing, fill: 'backwards' },
  );
}

/**
 * Animates blocks when they scroll into view (specification 2, section 9: offset, duration). Only blocks outside the
 * view are made transparent, and only by this script: without it, with reduced motion and in print everything is
 * visible.
 */
export function Reveal() {
  useEffect(() => {
    if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observers: IntersectionObserver[] = [];
    const waiting = new Set<HTMLElement>();
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      const { top } = element.getBoundingClientRect();
      const below = document.documentElement.scrollHeight - (top + scrollY);
      // At the end of a page the remaining scroll distance may be less than the offset. A block in a part that is not
      // laid out yet (`below-fold`) may stand behind the page's end.
      const offset = Math.max(0, Math.min(number(element, 'offset'), below / 2));
      if (top < innerHeight - offset) continue;
      element.style.opacity = '0';
      waiting.add(element);
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          waiting.delete(element);
          appear(element);
        },
        { rootMargin: `100000px 0px -${offset}px 0px` },
      );
      observer.observe(element);
      observers.push(observer);
    }
    return () => {
      for (const observer of observers) observer.disconnect();
      for (const element of waiting) element.style.opacity = '';
    };
  }, []);
  return null;
}
