import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { PreviewWidget } from '@/components/content/preview/preview-outline';
import type { Block, Row, WidgetData } from '@/lib/contract/content/page';
import { isSignedIn } from '@/lib/domain/account/viewer';
import type { Widget, WidgetContext } from '../parts/define';
import { findWidget } from './find-widget';

export interface ReadyWidget {
  readonly data: WidgetData;
  /** Undefined for a widget unknown to this storefront. */
  readonly widget: Widget | undefined;
  readonly content: ReactNode;
  /** False if a visitor sees nothing of it: without content, with invalid settings, or of an unknown kind. */
  readonly shows: boolean;
}

export interface ReadyBlock {
  readonly block: Block;
  readonly widgets: readonly ReadyWidget[];
  /** As in WidgetContext. */
  readonly preview?: number | undefined;
}

export interface ReadyRow {
  readonly row: Row;
  readonly blocks: readonly ReadyBlock[];
  /** As in WidgetContext. */
  readonly preview?: number | undefined;
}

export interface ReadyRowsProps {
  /** Only what may be shown now: lib/domain/content/schedule.ts has removed the rest. */
  rows: readonly Row[];
  context: WidgetContext;
  /** The widget whose heading is the page's h1 (title-of.ts); without one the page has its own. */
  title?: WidgetData | null;
}

const isNothing = (content: ReactNode): boolean =>
  content === null || content === undefined || content === false || content === '';

/** The rows with the content of their widgets. The reads of all widgets start before the first is awaited. */
export async function readyRows({ rows, context, title = null }: ReadyRowsProps): Promise<readonly ReadyRow[]> {
  const t = await getTranslations('content');
  const unknown = isSignedIn(context.viewer)
    ? (type: string) => <p className="text-sm text-soft">{t('unknownWidget', { type })}</p>
    : () => null;
  const claimed = new Set<string>();
  const claim = (id: string) => {
    if (claimed.has(id)) return undefined;
    claimed.add(id);
    return id;
  };

  async function ready(block: Block): Promise<ReadyBlock> {
    const widgets = block.widgets.map(async (data, index): Promise<ReadyWidget> => {
      const widget = findWidget(data.outer);
      const prepared = widget?.prepare(data, {
        ...context,
        first: data === title,
        place: { block: block.id, index },
        claim,
      });
      const content = widget ? await prepared : unknown(data.outer);
      const readied = { data, widget, content, shows: !isNothing(content) };
      if (context.preview === undefined) return readied;
      return {
        ...readied,
        content: (
          <PreviewWidget
            widget={data}
            at={context.preview}
            fault={prepared === undefined ? 'unknown' : prepared === null ? 'invalid' : null}
          >
            {content}
          </PreviewWidget>
        ),
      };
    });
    return { block, widgets: await Promise.all(widgets), preview: context.preview };
  }

  return Promise.all(
    rows.map(async (row) => ({
      row,
      blocks: await Promise.all(row.blocks.map(ready)),
      preview: context.preview,
    })),
  );
}
