import { blockSettings } from '@/lib/contract/content/page';
import { plainText, shorten } from '@/lib/domain/content/plain-text';
import { type Showing, blockShowing, widgetShowing } from '@/lib/domain/content/schedule';
import type { DraftBlock, DraftRow, DraftWidget, PageDocument } from '../documents/document';
import { type Part, partName } from '../documents/parts';
import { type Html, html, nothing, raw } from './html';

const ROW_NAMES = { columns: 'Columns', tabs: 'Tabs', plain: 'Row' } as const;
const WORDS: Readonly<Record<Exclude<Showing, 'shown'>, string>> = {
  hidden: 'hidden',
  deleted: 'deleted',
  scheduled: 'later',
  expired: 'over',
};

function showingOf(block: DraftBlock, at: number): Showing {
  const { background_image: _, background_video: __, ...rest } = block.settings;
  return blockShowing(blockSettings.parse(rest), at);
}

/** The first words of a widget. */
function excerptOf({ variables }: DraftWidget): string {
  const texts = ['heading', 'text', 'title', 'html', 'content', 'subheading', 'button_text'].map(
    (name) => variables[name],
  );
  const text = texts.find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? shorten(plainText(text), 48) : '';
}

interface Options {
  readonly pageId: number;
  readonly document: PageDocument;
  readonly selected: Part;
  /** Milliseconds since 1970: what is hidden at this moment is marked. */
  readonly at: number;
  /** Replaces the one that is there (htmx). */
  readonly outOfBand?: boolean;
}

/** The page as a tree: each entry leads to its form, and can be dragged to another place. */
export function outline({ pageId, document, selected, at, outOfBand = false }: Options): Html {
  const current = partName(selected);
  const entry = (part: Part, label: Html | string, showing: Showing = 'shown'): Html => {
    const name = partName(part);
    const mark = showing === 'shown' ? nothing : html` <span class="badge">${WORDS[showing]}</span>`;
    return html`<a href="/cms/pages/${pageId}?part=${encodeURIComponent(name)}#form"${
      name === current ? raw(' aria-current="true"') : ''
    }>${label}${mark}</a>`;
  };
  const handle = html`<span class="handle" aria-hidden="true">⠿</span>`;
  const widgetItem = (block: DraftBlock, widget: DraftWidget, index: number): Html => {
    const excerpt = excerptOf(widget);
    return html`<li data-part="${partName({ kind: 'widget', block: block.id, index })}">${handle}${entry(
      { kind: 'widget', block: block.id, index },
      html`<span>${widget.outer}</span>${excerpt ? html` <small>${excerpt}</small>` : nothing}`,
      widgetShowing(widget.variables, at),
    )}</li>`;
  };
  const blockItem = (
    block: DraftBlock,
  ): Html => html`<li data-part="${partName({ kind: 'block', block: block.id })}">${handle}${entry(
    { kind: 'block', block: block.id },
    block.title || `Block, ${block.width} of 12`,
    showingOf(block, at),
  )}
<ol data-sortable="widgets" data-parent="block:${block.id}">${block.widgets.map((widget, index) =>
    widgetItem(block, widget, index),
  )}</ol></li>`;
  const rowItem = (
    row: DraftRow,
    index: number,
  ): Html => html`<li data-part="${partName({ kind: 'row', row: row.id })}">${handle}${entry(
    { kind: 'row', row: row.id },
    `${ROW_NAMES[row.row_type]} ${index + 1}`,
  )}
<ol data-sortable="blocks" data-parent="row:${row.id}">${row.blocks.map(blockItem)}</ol></li>`;
  return html`<nav id="outline" aria-label="Parts of the page"${outOfBand ? raw(' hx-swap-oob="true"') : ''}>
<p class="root">${entry({ kind: 'page' }, 'Page settings')}</p>
<ol data-sortable="rows" data-parent="page">${document.rows.map(rowItem)}</ol>
</nav>`;
}
