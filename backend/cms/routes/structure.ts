import { ROW_TYPES } from '@/lib/contract/content/page';
import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import type { PageDocument } from '../documents/document';
import {
  addBlock,
  addRow,
  addWidget,
  copyBlock,
  moveBlock,
  moveRow,
  moveWidget,
  removeBlock,
  removeRow,
  removeWidget,
} from '../documents/edit-document';
import { type CmsPost, cmsRoutes, seeOther, sendHtml } from './cms-routes';
import { Conflict, type EditedPage, changePage } from '../store/page-store';
import { type Part, findBlock, partName, readPart } from '../documents/parts';
import { html } from '../views/html';
import { outline } from '../views/outline';
import type { WidgetCatalogue } from '../documents/widget-catalogue';
import type { Done } from './done';
import { pageIdOf } from './page-id';

type Change = (document: PageDocument) => PageDocument | null;

const GONE = 'Somebody else changed this page in the meantime. It was loaded anew; please try again.';

function partIn(call: CmsPost, name: string): Part {
  const part = readPart(call.form.get(name) ?? '');
  if (!part) throw new PlatformError(422, 'INVALID', 'There is no such part.');
  return part;
}

/** Where a part stands: its place among its neighbours, and where they are. */
function placeOf(document: PageDocument, part: Part): { index: number; parent: Part } | null {
  if (part.kind === 'row')
    return { index: document.rows.findIndex((row) => row.id === part.row), parent: { kind: 'page' } };
  if (part.kind === 'widget') return { index: part.index, parent: { kind: 'block', block: part.block } };
  const row =
    part.kind === 'block'
      ? document.rows.find(({ blocks }) => blocks.some((block) => block.id === part.block))
      : undefined;
  if (part.kind !== 'block' || !row) return null;
  return { index: row.blocks.findIndex((block) => block.id === part.block), parent: { kind: 'row', row: row.id } };
}

/** Moves a part below another one; null where it cannot stand. */
function moveTo(document: PageDocument, part: Part, parent: Part, index: number): PageDocument | null {
  if (part.kind === 'row' && parent.kind === 'page') return moveRow(document, part.row, index);
  if (part.kind === 'block' && parent.kind === 'row') return moveBlock(document, part.block, parent.row, index);
  return part.kind === 'widget' && parent.kind === 'block'
    ? moveWidget(document, part, { block: parent.block, index })
    : null;
}

/** What a part is called after it moved: a widget is named by its place. */
function nameAfter(part: Part, parent: Part, index: number, document: PageDocument): Part {
  if (part.kind !== 'widget' || parent.kind !== 'block') return part;
  const last = (findBlock(document, parent.block)?.widgets.length ?? 1) - 1;
  return { kind: 'widget', block: parent.block, index: Math.min(Math.max(index, 0), last) };
}

function removePart(document: PageDocument, part: Part): PageDocument | null {
  switch (part.kind) {
    case 'page':
      return null;
    case 'row':
      return removeRow(document, part.row);
    case 'block':
      return removeBlock(document, part.block);
    case 'widget':
      return removeWidget(document, part.block, part.index);
  }
}

/** /cms/pages/{id}/move, add, copy and remove: what stands where on a page. */
export function registerCmsStructure(app: PlatformApp, catalogue: WidgetCatalogue): void {
  const routes = cmsRoutes(app);

  const change = async (call: CmsPost, apply: Change): Promise<EditedPage> => {
    try {
      return await changePage(call.db, pageIdOf(call.context), { userId: call.editor.userId, at: call.at }, apply);
    } catch (error) {
      if (error instanceof Conflict) throw new PlatformError(409, 'CHANGED', GONE);
      throw error;
    }
  };
  const back = (call: CmsPost, part: Part, done: Done): Response =>
    seeOther(
      call.context,
      `/cms/pages/${pageIdOf(call.context)}?part=${encodeURIComponent(partName(part))}&done=${done}#form`,
    );

  routes.post('/cms/pages/:id/move', async (call) => {
    const part = partIn(call, 'part');
    const step = call.form.get('step');
    let after: Part = part;
    const page = await change(call, (document) => {
      const place = placeOf(document, part);
      if (!place || place.index < 0) return null;
      const parent = step ? place.parent : partIn(call, 'to');
      const index = step ? place.index + (step === 'up' ? -1 : 1) : Number(call.form.get('index'));
      if (!Number.isInteger(index)) return null;
      if (step === 'up' && index < 0) return document;
      after = nameAfter(part, parent, index, document);
      return moveTo(document, part, parent, index);
    });
    if (!call.partial) return back(call, after, 'moved');
    const tree = outline({ pageId: page.id, document: page.document, selected: after, at: call.at.getTime() });
    return sendHtml(
      call.context,
      call,
      html`${tree}<input type="hidden" id="revision" name="revision" value="${page.revision}" hx-swap-oob="true">`,
    );
  });

  routes.post('/cms/pages/:id/add', async (call) => {
    const to = partIn(call, 'to');
    const kind = call.form.get('kind') ?? '';
    const sample = to.kind === 'block' ? (await catalogue()).get(kind)?.sample : undefined;
    let added: Part = to;
    await change(call, (document) => {
      if (to.kind === 'page') {
        const made = addRow(document, ROW_TYPES.find((type) => type === kind) ?? 'plain');
        added = { kind: 'row', row: made.row };
        return made.document;
      }
      if (to.kind === 'row') {
        const made = addBlock(document, to.row);
        if (made) added = { kind: 'block', block: made.block };
        return made?.document ?? null;
      }
      if (kind === '')
        throw new PlatformError(
          422,
          'INVALID',
          'Please choose a widget. If there are none, the shop could not be asked for them.',
        );
      added = { kind: 'widget', block: to.block, index: findBlock(document, to.block)?.widgets.length ?? 0 };
      const variables = typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? { ...sample } : {};
      return addWidget(document, to.block, { outer: kind, type: kind.split('/').at(-1) ?? '', variables });
    });
    return back(call, added, 'added');
  });

  routes.post('/cms/pages/:id/copy', async (call) => {
    const part = partIn(call, 'part');
    let copy: Part = part;
    await change(call, (document) => {
      const made = part.kind === 'block' ? copyBlock(document, part.block) : null;
      if (made) copy = { kind: 'block', block: made.block };
      return made?.document ?? null;
    });
    return back(call, copy, 'added');
  });

  routes.post('/cms/pages/:id/remove', async (call) => {
    const part = partIn(call, 'part');
    let above: Part = { kind: 'page' };
    await change(call, (document) => {
      above = placeOf(document, part)?.parent ?? above;
      return removePart(document, part);
    });
    return back(call, above, 'removed');
  });
}
