import type { ReactNode } from 'react';

/**
 * Inline, not in a style sheet, because visitors' pages have no bar. It covers the bottom of the window, so scroll
 * padding makes room for it, and all that stands above it. It is not shown on the cart page, which has all its figures.
 */
const STYLE = [
  ':root:has(#order-bar){scroll-padding-block-end:3.5rem;--foot:3rem}',
  '#order-bar>*>.bar-done{inset-inline-start:0;inset-block-start:0;block-size:2px}',
  '#to-top{margin-bottom:var(--foot)}',
  // On a phone a product's button stands between the two.
  '@media (width<48rem){:root:has(#order-bar):has(.reach) #to-top{bottom:6.5rem}}',
  // It does so as soon as the product's picture is in sight, on a window with room for both: an element is sticky only
  // within its form, which begins below the window's end, so the form begins at the picture.
  '@media (width<48rem) and (height>=40rem){:root:has(#order-bar):has(.reach){scroll-padding-block-end:8.5rem}',
  ':has(>form>.reach){display:flow-root}',
  'form:has(>.reach){margin-top:-34rem;pointer-events:none}',
  // With the gap of its grid.
  'form:has(>.reach)::before{content:"";height:32.5rem}',
  'form:has(>.reach)>*{pointer-events:auto}',
  '.reach{box-shadow:0 -1px var(--line)}}',
  'body:has(main #summary) #order-bar{display:none}',
].join('');

/** Positions the bar at the bottom of the window. */
export function BarFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside id="order-bar" aria-label={label} className="sticky bottom-0 z-20 print:hidden">
      <style href="order-bar" precedence="part">
        {STYLE}
      </style>
      {children}
    </aside>
  );
}
