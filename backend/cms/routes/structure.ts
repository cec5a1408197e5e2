import { createHash } from 'node:crypto';
import { ROW_TYPES } from '@/lib/contract/content/page';
import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { keepPart } from '../store/removed-parts';
import type { DraftWidget, PageDocument } from '../documents/document';
import {
  type Piece,
  copyPart,
  emptyBlock,
  emptyRow,
  insertPart,
  movePart,
  newWidget,
  removePart,
  stepPart,
} from '../documents/edit-document';
import { PAGE, type Part, type PlacedPart, placeOf, wholePart } from '../documents/parts';
import type { WidgetCatalogue } from '../documents/widget-catalogue';
import { changePage, requireUnchangedSince } from '../store/change-page';
import { documentAt } from '../store/history';
import { Conflict, lockPage, openPage } from '../store/page-store';
import { removeAnywayMain } from '../views/remove-anyway';
import { type CmsPost, cmsRoutes, show } from './cms-routes';
import type { Done } from './done';
import { pageIdOf } from './page-id';
import { CHANGED, byOf, partIn, placedPartIn, baseRevisionIn, toPart } from './part-of';

/**
 * The end of the ids of what a form adds: the same when the same form is sent again after a lost reply, so that nothing
 * is added twice. Undefined without a key, as in forms of earlier releases.
 */
function idEndOf({ form }: CmsPost): string | undefined {
  const key = form.get('key') ?? '';
  const wanted = ['to', 'before', 'kind', 'part'].map((name) => form.get(name) ?? '');
  return key === ''
    ? undefined
    : createHash('sha256')
        .update([key, ...wanted].join('\n'))
        .digest('hex')
        .slice(0, 8);
}

type Change = Parameters<typeof changePage>[3];

/** /cms/pages/{id}/move, add, copy and remove: the structure of a page. */
export function registerCmsStructure(app: PlatformApp, catalogue: WidgetCatalogue): void {
  const routes = cmsRoutes(app);

  const change = async (call: CmsPost, apply: Change): Promise<void> => {
    try {
      await changePage(call.db, pageIdOf(call.context), byOf(call), apply);
    } catch (error) {
      if (error instanceof Conflict) throw new PlatformError(409, 'CHANGED', CHANGED);
      throw error;
    }
  };

  routes.post('/cms/pages/:id/move', async (call) => {
    const part = placedPartIn(call, 'part');
    const step = call.form.get('step');
    let done: Done = 'moved';
    await change(call, (document) => {
      const changed =
        step === 'up' || step === 'down'
          ? stepPart(document, part, step)
          : movePart(document, part, partIn(call, 'to'), call.form.get('before') || null);
      done = changed === document ? 'unmoved' : 'moved';
      return changed;
    });
    return toPart(call, part, done);
  });

  /** A new widget with the texts of its sample. */
  const widgetOf = async (kind: string, end: string | undefined): Promise<DraftWidget> => {
    if (kind === '')
      throw new PlatformError(
        422,
        'INVALID',
        'Please choose a widget. If there are none, the shop could not be asked for them.',
      );
    const sample = (await catalogue()).get(kind)?.sample;
    const variables = typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? { ...sample } : {};
    return newWidget(kind, variables, end);
  };

  /** The part to add, and the part to edit next. A widget is wrapped in the row and block it needs. */
  const pieceToAdd = async (to: Part, kind: string, end?: string): Promise<{ piece: Piece; next: Part }> => {
    const alone = (piece: Piece) => ({ piece, next: { kind: piece.kind, id: piece.value.id } });
    const type = ROW_TYPES.find((one) => one === kind);
    if (to.kind === 'page' && (type || kind === ''))
      return alone({ kind: 'row', value: emptyRow(type ?? 'plain', end) });
    if (to.kind === 'row' && kind === '') return alone({ kind: 'block', value: emptyBlock(end) });
    const value = await widgetOf(kind, end);
    const next: Part = { kind: 'widget', id: value.id };
    if (to.kind === 'block') return { piece: { kind: 'widget', value }, next };
    const block = { ...emptyBlock(end), widgets: [value] };
    if (to.kind === 'row') return { piece: { kind: 'block', value: block }, next };
    return { piece: { kind: 'row', value: { ...emptyRow('plain', end), blocks: [block] } }, next };
  };

  routes.post('/cms/pages/:id/add', async (call) => {
    const to = partIn(call, 'to');
    const { piece, next } = await pieceToAdd(to, call.form.get('kind') ?? '', idEndOf(call));
    await change(call, (document) => insertPart(document, piece, to, call.form.get('before') || null));
    return toPart(call, next, 'added');
  });

  routes.post('/cms/pages/:id/copy', async (call) => {
    const part = placedPartIn(call, 'part');
    let copy: Part = part;
    await change(call, (document) => {
      const made = copyPart(document, part, idEndOf(call));
      copy = made?.copy ?? part;
      return made?.document ?? null;
    });
    return toPart(call, copy, 'copied');
  });

  routes.post('/cms/pages/:id/remove', async (call) => {
    const id = pageIdOf(call.context);
    const part = placedPartIn(call, 'part');
    let above: Part = PAGE;
    try {
      await changePage(call.db, id, byOf(call), async (document: PageDocument, tx) => {
        above = placeOf(document, part)?.parent ?? PAGE;
        await requireUnchangedSince(tx, await lockPage(tx, id), part, baseRevisionIn(call));
        await keepPart(tx, id, document, part, byOf(call));
        return removePart(document, part);
      });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (wholePart(error.theirs.document, part) === undefined) throw new PlatformError(409, 'CHANGED', CHANGED);
      return askAgain(call, part);
    }
    return toPart(call, above, 'removed');
  });

  /** The part was changed meanwhile: shows it and asks for confirmation. */
  const askAgain = async (call: CmsPost, part: PlacedPart): Promise<Response> => {
    const page = await openPage(call.db, pageIdOf(call.context));
    const seen = await documentAt(call.db, page, baseRevisionIn(call).revision);
    const main = removeAnywayMain({ editor: call.editor, page, part, seen });
    return show(call, { title: 'Remove it all the same?', section: 'pages' }, main, 409);
  };
}
