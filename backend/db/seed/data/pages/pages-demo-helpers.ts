import { block, columns, heading, html, plain, widget } from './pages-helpers';
import type { SeedBlockSettings, SeedPage, SeedRow, SeedWidget } from '../types';

/** A page that shows a widget in its variants. Search engines are kept out. */
export const demo = (slug: string, name: string, rows: SeedRow[], more: Partial<SeedPage> = {}): SeedPage => ({
  slug: `demo-${slug}`,
  name,
  title: name,
  metaDescription: `A demonstration: ${name.toLowerCase()}.`,
  rows,
  noindex: true,
  ...more,
});

/** A variant under its name. */
export const variant = (name: string, ...widgets: SeedWidget[]): SeedRow =>
  plain(block(12, [heading(name, 'h2'), ...widgets]));

/** From edge to edge. */
export const wide = (...widgets: SeedWidget[]): SeedRow => plain(block(12, widgets, { full_width: true }));

/** A block whose words say what was set. */
export const box = (width: number, words: string, settings: SeedBlockSettings) =>
  block(width, [html(`<p>${words}</p>`)], settings);

export { block, columns, heading, html, plain, widget };
