import type { SeedBlock, SeedBlockSettings, SeedRow, SeedWidget } from '../types';

type Level = 'h1' | 'h2' | 'h3' | 'h4';

export const html = (content: string): SeedWidget => ({
  outer: 'core/html',
  type: 'html',
  variables: { html: content },
});

export const heading = (text: string, level: Level = 'h2', centred = false): SeedWidget => ({
  outer: 'core/heading',
  type: 'heading',
  variables: { text, level, centred },
});

/** A widget of the catalogue with its settings. */
export const widget = (outer: string, variables: Record<string, unknown>): SeedWidget => ({
  outer,
  type: outer.split('/')[1] ?? '',
  variables,
});

export const productList = (title: string, group: string, limit: number): SeedWidget => ({
  outer: 'Sell/product_list',
  type: 'product_list',
  variables: { heading: title, group, limit },
});

/** An empty group means articles of every group. */
export const articleList = (title: string, group: string, limit: number): SeedWidget => ({
  outer: 'Blog/article_list',
  type: 'article_list',
  variables: { heading: title, group, limit },
});

export const block = (width: number, widgets: SeedWidget[], settings?: SeedBlockSettings): SeedBlock =>
  settings === undefined ? { width, widgets } : { width, widgets, settings };

/** A comfortable measure for reading: eight columns in the middle. */
export const prose = (widgets: SeedWidget[], settings?: SeedBlockSettings): SeedBlock => ({
  ...block(8, widgets, settings),
  offset: 2,
});

export const tab = (title: string, widgets: SeedWidget[]): SeedBlock => ({ width: 12, title, widgets });

export const columns = (...blocks: SeedBlock[]): SeedRow => ({ type: 'columns', blocks });
export const tabs = (...blocks: SeedBlock[]): SeedRow => ({ type: 'tabs', blocks });
export const plain = (...blocks: SeedBlock[]): SeedRow => ({ type: 'plain', blocks });
