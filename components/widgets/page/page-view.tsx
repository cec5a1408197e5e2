import { Fragment, type ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { PreviewWidget } from '@/components/content/preview/preview-outline';
import { type PartMark, partMark } from '@/components/content/preview/part-mark';
import { cx } from '@/components/ui/cx';
import type { Block, Row } from '@/lib/contract/content/page';
import { isSignedIn } from '@/lib/domain/account/viewer';
import { BlockView, type ReadyBlock, type ReadyWidget, isBlank } from './block-view';
import type { WidgetContext } from '../parts/define';
import { findWidget } from './find-widget';
import { Reveal } from './reveal.client';
import { revealAttributes } from './reveal-settings';
import { TabsRow } from './tabs-row';

interface PageViewProps {
  /** Only what may be shown now: lib/domain/content/schedule.ts has removed the rest. */
  rows: readonly Row[];
  context: WidgetContext;
  /** False if the page has no other title, so that the first widget's heading becomes the h1. */
  titled?: boolean;
}

/** Rows, blocks and widgets of a page. The reads of all widgets start before the first is awaited. */
export async function PageView({ rows, context, titled = true }: PageViewProps) {
  const t = await getTranslations('content');
  const unknown = isSignedIn(context.viewer)
    ? (type: string) => <p className="text-sm text-soft">{t('unknownWidget', { type })}</p>
    : () => null;
  const first = titled ? null : (rows[0]?.blocks[0] ?? null);

  async function ready(block: Block): Promise<ReadyBlock> {
    const widgets = block.widgets.map(async (data, index): Promise<ReadyWidget> => {
      const widget = findWidget(data.outer);
      const prepared = widget?.prepare(data, {
        ...context,
        first: block === first && index === 0,
        place: { block: block.id, index },
      });
      const content = widget ? await prepared : unknown(data.outer);
      if (context.preview === undefined) return { data, widget, content };
      return {
        data,
        widget,
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

  const blocks = await Promise.all(rows.map(async (row) => Promise.all(row.blocks.map(ready))));
  const moves = rows.some((row) => row.blocks.some(({ settings }) => revealAttributes(settings)));
  return (
    <>
      {rows.map((row, index) => (
        <Fragment key={row.id}>{rowView(row, blocks[index] ?? [], context.preview)}</Fragment>
      ))}
      {moves && <Reveal />}
    </>
  );
}

/**
 * A row that shows nothing takes no space, except in a preview, where its editor can fill it. An empty block beside
 * others keeps its columns.
 */
function rowView(row: Row, all: readonly ReadyBlock[], preview: number | undefined): ReactNode {
  const mark = partMark(preview, 'row', row.id);
  const blocks = row.row_type === 'columns' ? all : all.filter((ready) => !isBlank(ready));
  if (blocks.every(isBlank) && preview === undefined) return null;
  if (row.row_type === 'tabs' && blocks.length > 1)
    return (
      <div className="wrap py-8 md:py-12" {...mark}>
        <TabsRow id={row.id} blocks={blocks} />
      </div>
    );
  return <RowView columns={row.row_type === 'columns'} blocks={blocks} mark={mark} />;
}

/** Blocks of up to this number of columns are placed two per row on medium windows. */
const NARROW = 3;

interface RowViewProps {
  columns: boolean;
  blocks: readonly ReadyBlock[];
  mark: PartMark;
}

function RowView({ columns, blocks, mark }: RowViewProps) {
  const wide = blocks.some(({ block }) => block.settings?.full_width);
  const onlyWide = blocks.every(({ block }) => block.settings?.full_width);
  return (
    <div className={cx('overflow-x-clip', !onlyWide && 'py-8 md:py-12')} {...mark}>
      <div
        className={cx(
          'grid gap-y-10',
          wide ? blocks.length > 1 && 'gap-x-0' : 'wrap gap-x-8',
          columns && 'sm:grid-cols-12',
        )}
      >
        {blocks.map((ready) => (
          <div
            key={ready.block.id}
            className={cx(
              'col-span-full min-w-0',
              wide && !ready.block.settings?.full_width && 'px-gutter',
              isBlank(ready) && (ready.block.width <= NARROW ? 'max-lg:hidden' : 'max-md:hidden'),
              columns &&
                (ready.block.width <= NARROW
                  ? 'sm:col-span-6 lg:[grid-column:var(--column)]'
                  : 'md:[grid-column:var(--column)]'),
            )}
            style={columns ? { '--column': columnOf(ready.block) } : undefined}
            {...partMark(ready.preview, 'block', ready.block.id)}
          >
            {!isBlank(ready) && <BlockView {...ready} />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Start and span on the 12-column grid; a span beyond the last column is shortened. */
function columnOf({ offset, width }: Block): string {
  return offset > 0 ? `${offset + 1} / span ${Math.min(width, 12 - offset)}` : `span ${width}`;
}
