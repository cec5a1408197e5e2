import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';

/** Words in a style sheet: nothing that could end the string. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\<>\n\r\f]/g, ' ')}"`;
}

interface PaperProps {
  /** At the foot of each sheet, such as the number of the invoice. */
  foot: string;
  /** With 'X' where the sheet's number stands, and 'Y' where that of the last. */
  pages: string;
  children: ReactNode;
}

/**
 * On whatever paper the printer has, with margins of its own, black on white; sheets are numbered by the browser. On
 * screen it lies on a desk. Its style stays in a document that goes on to another page, so it names its own sheets.
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

/** What stands at a sheet's head, as name and value. */
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
