import { widgetSchema } from '@/components/widgets/settings-schema';
import type { Page } from '@/lib/contract/content/page';
import { blockVisibility, pageVisibility, widgetVisibility } from '@/lib/domain/content/schedule';
import { findLongWords, findTextProblems, findWidgetProblems } from '@/lib/domain/content/preview/page-audit';
import type { Db } from '../../db/client';
import type { pages } from '../../db/schema/content/content';
import { contractPages } from '../../services/content/page-rows';
import { blockTitle, excerptOf } from '../compare/describe-changes';
import { type DraftBlock, type DraftWidget, documentOf } from '../documents/document';
import { partName } from '../documents/parts';
import { widgetWords } from '../form/widget-words';
import { type Lightness, contrastOver, isHardToRead, pictureLightness } from './contrast';
import { type Check, type Finding, findingOf } from './finding';

type PageRow = typeof pages.$inferSelect;

type PublicBlock = Page['rows'][number]['blocks'][number];
type PublicWidget = PublicBlock['widgets'][number];

interface Place {
  readonly name: string;
  readonly address: string;
  readonly published: PageRow;
}

const titleOf = (widget: DraftWidget): string => {
  const excerpt = excerptOf(widget);
  return `${widgetWords(widget.outer).name}${excerpt ? ` “${excerpt}”` : ''}`;
};

/** Common input of all checks. */
interface Checks {
  readonly isKnown: (path: string) => boolean;
  readonly lightness: Lightness;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Where = Pick<Finding, 'place' | 'address'>;

function expiredFinding(where: Where, title: string, showing: string): Finding[] {
  return showing === 'expired' ? [{ ...where, kind: 'expired', words: `${title} is not shown any more` }] : [];
}

function contrastFinding(
  where: Where,
  title: string,
  settings: Parameters<typeof contrastOver>[0],
  { lightness }: Checks,
): Finding[] {
  const contrast = contrastOver(settings, lightness);
  return isHardToRead(contrast) ? [{ ...where, kind: 'contrast', words: `${title}: ${contrast.toFixed(1)} to 1` }] : [];
}

/** Findings of the page itself, without its parts. */
function wholeFindings(page: Page, { name, address }: Place, { isKnown, now }: Checks): Finding[] {
  const where = { place: name, address: `${address}?part=page` };
  const html = typeof page.content === 'string' ? page.content : '';
  return [
    ...findLongWords({ title: page.title || page.name, description: page.meta_description }).map((problem) =>
      findingOf(problem, where, ''),
    ),
    ...findTextProblems(html, 'html', { isKnown, where: '' }).map((problem) =>
      findingOf(problem, where, 'Content below the rows'),
    ),
    ...expiredFinding(where, 'The page as a whole', pageVisibility(page, now)),
  ];
}

/** `widget` is the stored one, `shown` the one that storefronts get. */
function widgetFindings(
  widget: DraftWidget,
  shown: PublicWidget | undefined,
  { name, address }: Place,
  checks: Checks,
): Finding[] {
  if (!shown) return [];
  const where = { place: name, address: `${address}?part=${partName({ kind: 'widget', id: widget.id })}` };
  const title = titleOf(widget);
  return [
    ...findWidgetProblems(shown, { isKnown: checks.isKnown, settingsOf: widgetSchema }).map((problem) =>
      findingOf(problem, where, title),
    ),
    ...expiredFinding(where, title, widgetVisibility(shown.templatevar, checks.now)),
    ...contrastFinding(where, title, widget.variables, checks),
  ];
}

/** Findings of a block and its widgets; `block` and `shown` list widgets in the same order. */
function blockFindings(block: DraftBlock, shown: PublicBlock | undefined, place: Place, checks: Checks): Finding[] {
  const where = { place: place.name, address: `${place.address}?part=${partName({ kind: 'block', id: block.id })}` };
  const title = blockTitle(block);
  return [
    ...expiredFinding(where, title, blockVisibility(shown?.settings, checks.now)),
    ...contrastFinding(where, title, block.settings, checks),
    ...block.widgets.flatMap((widget, index) => widgetFindings(widget, shown?.widgets[index], place, checks)),
  ];
}

/** Reads what checks of published pages need. Their findings link to the part concerned. */
export async function pageCheck(db: Db, places: readonly Place[], at: Date): Promise<Check> {
  const stored = places.map(({ published }) => documentOf(published).rows);
  const settings = stored
    .flat()
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => [block.settings, ...block.widgets.map(({ variables }) => variables)]);
  const lightness = await pictureLightness(db, settings);
  const built = await contractPages(
    db,
    places.map(({ published }) => published),
  );
  return (isKnown) => {
    const checks = { isKnown, lightness, now: at.getTime() };
    return places.flatMap((place, index) => {
      const page = built[index];
      if (!page) return [];
      const parts = (stored[index] ?? []).flatMap(({ blocks }, row) =>
        blocks.flatMap((block, column) => blockFindings(block, page.rows[row]?.blocks[column], place, checks)),
      );
      return [...wholeFindings(page, place, checks), ...parts];
    });
  };
}
