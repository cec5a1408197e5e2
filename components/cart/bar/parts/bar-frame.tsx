import type { ReactNode } from 'react';

/**
 * Here and not in a style sheet, because visitors' pages have no bar. It stands over the foot of the window: what is
 * found or focused is not behind it, nor is the way to the top. The cart says all of it itself.
 */
const STYLE = [
  ':root:has(#order-bar){scroll-padding-block-end:3.5rem;--foot:3rem}',
  '#order-bar>*>.bar-done{inset-inline-start:0;inset-block-start:0;block-size:2px}',
  ':root:has(#order-bar) #to-top{bottom:3.75rem}',
  '@media (width<48rem){:root:has(#order-bar):has(.reach) #to-top{bottom:9.5rem}}',
  'body:has(main #summary) #order-bar{display:none}',
].join('');

/** Where the bar stands. */
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
