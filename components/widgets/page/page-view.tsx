import { Fragment, type ReactNode } from 'react';
import { type PartMark, partMark } from '@/components/content/preview/part-mark';
import { cx } from '@/components/ui/cx';
import type { Block } from '@/lib/contract/content/page';
import { BlockView, isBlank } from './block-view';
import { type ReadyBlock, type ReadyRow, type ReadyRowsProps, readyRows } from './ready-rows';
import { Reveal } from './reveal.client';
import { revealAttributes } from './reveal-settings';
import { TabsRow } from './tabs-row';

/** Rows, blocks and widgets of a page. */
export async function PageView(page: ReadyRowsProps) {
  return <RowsView rows={await readyRows(page)} />;
}

/** As PageView, of rows whose widgets have been read. */
export function RowsView({ rows }: { rows: readonly ReadyRow[] }) {
  const moves = rows.some(({ blocks }) => blocks.some(({ block }) => revealAttributes(block.settings)));
  return (
    <>
      {rows.map((ready) => (
        <Fragment key={ready.row.id}>{rowView(ready)}</Fragment>
      ))}
      {moves && <Reveal />}
    </>
  );
}

/**
 * A row that shows nothing takes no space, except in a preview, where its editor can fill it. An empty block beside
 * others keeps its columns.
 */
function rowView({ row, blocks: all, preview }: ReadyRow): ReactNode {
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
