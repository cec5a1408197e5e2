import { blockSettings } from '@/lib/contract/content/page';
import { type Visibility, blockVisibility, widgetVisibility } from '@/lib/domain/content/schedule';
import type { DraftBlock, DraftRow, DraftWidget, PageDocument } from '../documents/document';
import { type Part, type PlacedPart, partName } from '../documents/parts';
import { belongsToShop } from '../documents/slug';
import { blockTitle, excerptOf, partTitle } from '../compare/describe-changes';
import { widgetWords } from '../form/widget-words';
import { type Html, html, nothing, raw } from './html';
import { insertAddress } from './insert-address';

const WORDS: Readonly<Record<Exclude<Visibility, 'shown'>, string>> = {
  hidden: 'hidden',
  deleted: 'deleted',
  scheduled: 'later',
  expired: 'over',
};

function showingOf(block: DraftBlock, at: number): Visibility {
  const { background_image: _, background_video: __, ...rest } = block.settings;
  return blockVisibility(blockSettings.parse(rest), at);
}

/** Elements with the same id stay the same when the outline changes, also one that is being dragged. */
const itemMarks = (part: PlacedPart, name: string): Html =>
  html`id="outline-${partName(part)}" data-part="${partName(part)}" data-id="${part.id}" data-name="${name}"`;

interface Options {
  readonly pageId: number;
  readonly document: PageDocument;
  readonly selected: Part;
  /** Milliseconds since 1970: parts hidden at this instant are marked. */
  readonly at: number;
  /** Changes the element in the page into this one (htmx): it keeps its focus, and stays scrolled as it is. */
  readonly outOfBand?: boolean;
}

/** The page as a tree: each entry links to its form and can be dragged. */
export function outline({ pageId, document, selected, at, outOfBand = false }: Options): Html {
  const current = partName(selected);
  const entry = (part: Part, label: Html | string, showing: Visibility = 'shown'): Html => {
    const name = partName(part);
    const mark = showing === 'shown' ? nothing : html` <span class="badge">${WORDS[showing]}</span>`;
    return html`<a href="/cms/pages/${pageId}?part=${encodeURIComponent(name)}#form"${
      name === current ? raw(' aria-current="true"') : ''
    }>${label}${mark}</a>`;
  };
  const showsRows = !belongsToShop(document.slug);
  const plus = (to: Part, before: string, where: string): Html => {
    if (!showsRows) return nothing;
    const label = before === '' ? `Insert at ${where}` : `Insert above ${where}`;
    return html`<a class="plus" data-insert href="${insertAddress(pageId, partName(to), before)}" title="${label}"
  aria-label="${label}">+</a>`;
  };
  const handle = html`<span class="handle" aria-hidden="true"></span>`;
  const widgetItem = (widget: DraftWidget, blockId: string): Html => {
    const part: PlacedPart = { kind: 'widget', id: widget.id };
    const excerpt = excerptOf(widget);
    const first = excerpt ? html` <small>${excerpt}</small>` : nothing;
    const { name } = widgetWords(widget.outer);
    const link = entry(part, html`<span>${name}</span>${first}`, widgetVisibility(widget.variables, at));
    return html`<li ${itemMarks(part, name)}>${handle}${link}${plus(
      { kind: 'block', id: blockId },
      widget.id,
      name,
    )}</li>`;
  };
  const blockItem = (block: DraftBlock): Html => {
    const part: PlacedPart = { kind: 'block', id: block.id };
    const title = blockTitle(block);
    return html`<li ${itemMarks(part, title)}>${handle}${entry(part, title, showingOf(block, at))}
<ol data-sortable="widgets" data-parent="${partName(part)}">${block.widgets.map((one) =>
      widgetItem(one, block.id),
    )}</ol>${plus(part, '', 'the end of the block')}</li>`;
  };
  const rowItem = (row: DraftRow): Html => {
    const part: PlacedPart = { kind: 'row', id: row.id };
    const title = partTitle(document, part);
    return html`<li ${itemMarks(part, title)}>${handle}${entry(part, title)}${plus({ kind: 'page' }, row.id, title)}
<ol data-sortable="blocks" data-parent="${partName(part)}">${row.blocks.map(blockItem)}</ol></li>`;
  };
  return html`<nav id="outline" aria-label="Parts of the page"${outOfBand ? raw(' data-hx-swap-oob="outerMorph"') : ''}>
<p class="root">${entry({ kind: 'page' }, 'Page settings')}</p>
<ol data-sortable="rows" data-parent="page">${document.rows.map(rowItem)}</ol>
${plus({ kind: 'page' }, '', 'the end of the page')}
</nav>`;
}
