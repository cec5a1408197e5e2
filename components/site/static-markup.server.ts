import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as ReactDomServer from 'react-dom/server';
import type { ReactNode } from 'react';

/** Loaded by Node under a variable name: bundled for server components it would throw. */
const RENDERER = 'react-dom/server';
const { renderToStaticMarkup } = createRequire(join(process.cwd(), 'package.json'))(RENDERER) as typeof ReactDomServer;

/**
 * The HTML of plain components, neither asynchronous nor client components. A cached function that returns it avoids
 * rendering the shared parts of a page for every personal request (decision 0137).
 */
export function staticMarkup(elements: ReactNode): string {
  return renderToStaticMarkup(elements);
}

/** Attributes of the element that contains this HTML. */
export function holding(markup: string): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: markup } };
}
