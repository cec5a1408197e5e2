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
