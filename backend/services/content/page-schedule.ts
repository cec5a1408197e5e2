import { type Block, type Row, type WidgetData, blockSettings } from '@/lib/contract/content/page';
import { type Visibility, blockVisibility, widgetVisibility } from '@/lib/domain/content/schedule';
import type { pages } from '../../db/schema/content/content';

/** Clock skew tolerance: this close to its start or end a part is sent whole, and storefronts apply the schedule. */
const AROUND_MS = 5_000;

type PageRow = typeof pages.$inferSelect;

/**
 * The page as sent to storefronts. Null after its end; before its start an empty page with the schedule, so that their
 * caches expire in time.
 */
export function pageForStorefronts(row: PageRow, at: Date): PageRow | null {
  if (row.shownUntil !== null && row.shownUntil.getTime() + AROUND_MS < at.getTime()) return null;
  if (row.shownFrom === null || row.shownFrom.getTime() - AROUND_MS <= at.getTime()) return row;
  return { ...row, name: '', title: '', metaDescription: '', content: '', heroKey: null, rows: [] };
}

function isShownAround(at: Date, visibility: (moment: number) => Visibility): boolean {
  return [-AROUND_MS, 0, AROUND_MS].some((distance) => visibility(at.getTime() + distance) === 'shown');
}

/** What a storefront needs of a widget that is not shown: its kind, and when it will be. */
function withoutContent({ id, outer, type, templatevar }: WidgetData): WidgetData {
  const { is_visible, hidden_before, hidden_after } = templatevar;
  return { ...(id && { id }), outer, type, items: [], templatevar: { is_visible, hidden_before, hidden_after } };
}

function blockForStorefronts({ settings, ...block }: Block, at: Date): Block {
  const { widgets } = block;
  if (isShownAround(at, (moment) => blockVisibility(settings, moment))) {
    const isShown = ({ templatevar }: WidgetData) =>
      isShownAround(at, (moment) => widgetVisibility(templatevar, moment));
    return {
      ...block,
      ...(settings && { settings }),
      widgets: widgets.map((widget) => (isShown(widget) ? widget : withoutContent(widget))),
    };
  }
  const { hidden, deleted, start_time, end_time } = settings ?? {};
  return {
    ...block,
    title: '',
    settings: blockSettings.parse({ hidden, deleted, start_time, end_time }),
    widgets: widgets.map(withoutContent),
  };
}

/**
 * The parts of a page as sent to storefronts, and so to anybody who asks: of those that are not shown only the
 * schedule, so that their caches expire in time.
 */
export function rowsForStorefronts(rows: readonly Row[], at: Date): Row[] {
  return rows.map((row) => ({ ...row, blocks: row.blocks.map((block) => blockForStorefronts(block, at)) }));
}
