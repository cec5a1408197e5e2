import { widgetSchema } from '@/components/widgets/settings-schema';
import { blockShowing, pageShowing, widgetShowing } from '@/lib/domain/content/schedule';
import { findLongWords, findTextProblems, findWidgetProblems } from '@/lib/domain/content/preview/page-audit';
import type { Db } from '../../db/client';
import type { pages } from '../../db/schema/content';
import { contractPages } from '../../services/content/page-rows';
import { blockTitle, excerptOf } from '../compare/describe-changes';
import { type DraftWidget, documentOf } from '../documents/document';
import { partName } from '../documents/parts';
import { widgetWords } from '../form/widget-words';
import { contrastOver, isHardToRead, pictureLightness } from './contrast';
import { type Finding, findingOf } from './finding';

type PageRow = typeof pages.$inferSelect;

interface Place {
  readonly name: string;
  readonly address: string;
  readonly published: PageRow;
}

const titleOf = (widget: DraftWidget): string => {
  const excerpt = excerptOf(widget);
  return `${widgetWords(widget.outer).name}${excerpt ? ` “${excerpt}”` : ''}`;
};

/** What the doctor finds on the pages that visitors have; each finding leads to the part that it is about. */
export async function pageFindings(
  db: Db,
  places: readonly Place[],
  isKnown: (path: string) => boolean,
  at: Date,
): Promise<Finding[]> {
  const now = at.getTime();
  const lightness = pictureLightness(db);
  const built = await contractPages(
    db,
    places.map(({ published }) => published),
  );
  const found: Finding[] = [];
  for (const [index, { name, address, published }] of places.entries()) {
    const page = built[index];
    if (!page) continue;
    const whole = { place: name, address: `${address}?part=page` };
    const long = findLongWords({ title: page.title || page.name, description: page.meta_description });
    const html = typeof page.content === 'string' ? page.content : '';
    found.push(
      ...long.map((problem) => findingOf(problem, whole, '')),
      ...findTextProblems(html, 'html', { isKnown, where: '' }).map((problem) =>
        findingOf(problem, whole, 'Content below the rows'),
      ),
    );
    if (pageShowing(page, now) === 'expired')
      found.push({ ...whole, kind: 'expired', words: 'The page as a whole is not shown any more' });
    // Stored and told parts stand in the same places.
    for (const [rowIndex, row] of documentOf(published).rows.entries()) {
      for (const [blockIndex, block] of row.blocks.entries()) {
        const told = page.rows[rowIndex]?.blocks[blockIndex];
        const here = { place: name, address: `${address}?part=${partName({ kind: 'block', id: block.id })}` };
        if (blockShowing(told?.settings, now) === 'expired')
          found.push({ ...here, kind: 'expired', words: `${blockTitle(block)} is not shown any more` });
        const contrast = await contrastOver(block.settings, lightness);
        if (isHardToRead(contrast))
          found.push({ ...here, kind: 'contrast', words: `${blockTitle(block)}: ${contrast.toFixed(1)} to 1` });
        for (const [place, widget] of block.widgets.entries()) {
          const data = told?.widgets[place];
          if (!data) continue;
          const part = { place: name, address: `${address}?part=${partName({ kind: 'widget', id: widget.id })}` };
          const title = titleOf(widget);
          found.push(
            ...findWidgetProblems(data, { isKnown, settingsOf: widgetSchema }).map((problem) =>
              findingOf(problem, part, title),
            ),
          );
          if (widgetShowing(data.templatevar, now) === 'expired')
            found.push({ ...part, kind: 'expired', words: `${title} is not shown any more` });
          const over = await contrastOver(widget.variables, lightness);
          if (isHardToRead(over)) found.push({ ...part, kind: 'contrast', words: `${title}: ${over.toFixed(1)} to 1` });
        }
      }
    }
  }
  return found;
}
