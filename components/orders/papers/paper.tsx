import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';

/** Escapes text for a string in a style sheet. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\<>\n\r\f]/g, ' ')}"`;
}

interface PaperProps {
  /** Printed at the bottom of each sheet, such as the invoice number. */
  foot: string;
  /** Template with 'X' for the sheet's number and 'Y' for the number of sheets. */
  pages: string;
  children: ReactNode;
}

/**
 * A sheet for any paper size, with its own margins, black on white and numbered by the browser. Its style stays in the
 * document after client-side navigation, so it uses named pages.
 */
export function Paper({ foot, pages, children }: PaperProps) {
  const count = pages
    .split(/(X|Y)/)
    .filter(Boolean)
    .map((part) => (part === 'X' ? 'counter(page)' : part === 'Y' ? 'counter(pages)' : cssText(part)))
    .join(' ');
  const sheet = `sheet-${createHash('sha256')
    .update(foot + count)
    .digest('hex')
    .slice(0, 8)}`;
  const style =
    `@page ${sheet} { margin: 18mm 16mm 20mm; @bottom-left { content: ${cssText(foot)}; font: 9pt ` +
    `sans-serif } @bottom-right { content: ${count}; font: 9pt sans-serif } }
@media print { .${sheet} { page: ${sheet} } :is(html, body):has(.paper), .paper { background: none } }`;
  return (
    <article
      className={
        `${sheet} paper mx-auto my-6 max-w-[52rem] bg-surface p-gutter text-[0.9375rem] shadow-lift print:m-0 ` +
        'print:max-w-none print:p-0 print:text-[10pt] print:shadow-none'
      }
    >
      <style href={sheet} precedence="part">
        {style}
      </style>
      {children}
    </article>
  );
}

/** A name and value at the top of a sheet. */
export function PaperFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div
      className={
        'flex justify-between gap-6 sm:justify-end print:justify-end ' +
        'sm:[&>dd]:min-w-36 print:[&>dd]:min-w-36 [&>dd]:text-end'
      }
    >
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
