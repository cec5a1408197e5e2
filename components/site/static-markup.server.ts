import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as ReactDomServer from 'react-dom/server';
import type { ReactNode } from 'react';

/** By its name in a variable, Node loads it: bundled for server components it refuses to work. */
const RENDERER = 'react-dom/server';
const { renderToStaticMarkup } = createRequire(join(process.cwd(), 'package.json'))(RENDERER) as typeof ReactDomServer;

/**
 * The HTML of elements without scripts of their own: plain components, neither asynchronous nor of the client. A cached
 * function that returns it spares every request of one person the rendering of what is the same for all
 * (decision 0137).
 */
export function staticMarkup(elements: ReactNode): string {
  return renderToStaticMarkup(elements);
}

/** Attributes of the element that holds such HTML. */
export function holding(markup: string): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: markup } };
}
