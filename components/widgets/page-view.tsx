import type { CSSProperties, ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { cx } from '@/components/ui/cx';
import type { Block, Row } from '@/lib/contract/page';
import { isSignedIn } from '@/lib/domain/viewer';
import type { WidgetContext } from './define';
import { Frame } from './frame';
import { scheduleClock } from './now';
import { findWidget } from './registry';
import { TabsRow } from './tabs-row';
import { isBlockShown, isWidgetShown } from './visibility';

export interface ReadyBlock {
  block: Block;
  content: ReactNode[];
}

/** Blocks up to this many columns stand in pairs on middling windows. */
const NARROW = 3;

interface PageViewProps {
  rows: readonly Row[];
  context: WidgetContext;
}

/** Rows, blocks and widgets of a page. The reads of all widgets start before the first is awaited. */
export async function PageView({ rows, context }: PageViewProps) {
  const t = await getTranslations('content');
  const unknown = isSignedIn(context.viewer) ? (type: string) => <p className="text-sm text-soft">{t('unknownWidget', { type })}</p> : () => null;
  const now = new Date(await scheduleClock());
  const started = rows.map((row) => ({
    row,
    blocks: row.blocks
      .filter((block) => isBlockShown(block.settings, now))
      .map((block) => ({
        block,
        content: block.widgets
          .filter((widget) => isWidgetShown(widget.templatevar, now))
          .map(async (widget) => {
            const known = findWidget(widget.outer);
            return known ? known.prepare(widget, context) : unknown(widget.outer);
          }),
      })),
  }));
  const ready = await Promise.all(
    started.map(async ({ row, blocks }) => ({
      row,
      blocks: await Promise.all(blocks.map(async ({ block, content }): Promise<ReadyBlock> => ({ block, content: await Promise.all(content) }))),
    })),
  );
  return ready.filter(({ blocks }) => blocks.length > 0).map(({ row, blocks }) => <RowView key={row.id} row={row} blocks={blocks} />);
}

function RowView({ row, blocks }: { row: Row; blocks: readonly ReadyBlock[] }) {
  if (row.row_type === 'tabs') return <div className="wrap py-8 md:py-12"><TabsRow id={row.id} blocks={blocks} /></div>;
  const columns = row.row_type === 'columns';
  const wide = blocks.some(({ block }) => block.settings?.full_width);
  return (
    <div className={cx('grid gap-x-8 gap-y-10 py-8 md:py-12', !wide && 'wrap', columns && 'sm:grid-cols-12')}>
      {blocks.map(({ block, content }) => (
        <div
          key={block.id}
          className={cx('col-span-full min-w-0', columns && (block.width <= NARROW ? 'sm:col-span-6 lg:[grid-column:var(--column)]' : 'md:[grid-column:var(--column)]'))}
          style={columns ? ({ '--column': columnOf(block) } as CSSProperties) : undefined}
        >
          <BlockContent block={block} content={content} />
        </div>
      ))}
    </div>
  );
}

/** Start and span on the 12-column grid. */
function columnOf({ offset, width }: Block): string {
  return offset > 0 ? `${offset + 1} / span ${width}` : `span ${width}`;
}

export function BlockContent({ block, content }: ReadyBlock) {
  return (
    <Frame settings={block.settings}>
      <div className="@container space-y-6 *:[&:has(>h2):not(:first-child)]:mt-14">{content.map((element, index) => <div key={index} className="empty:hidden">{element}</div>)}</div>
    </Frame>
  );
}
