import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { partValue, readPart } from '../documents/parts';
import type { WidgetCatalogue } from '../documents/widget-catalogue';
import { cmsRoutes, show } from '../routes/cms-routes';
import { pageIdOf } from '../routes/page-id';
import { CHANGED } from '../routes/part-of';
import { openPage } from '../store/page-store';
import { insertMain } from './insert-view';

/** /cms/pages/{id}/insert: the parts that can be inserted at a position. */
export function registerCmsInsert(app: PlatformApp, catalogue: WidgetCatalogue): void {
  cmsRoutes(app).get('/cms/pages/:id/insert', async (call) => {
    const page = await openPage(call.db, pageIdOf(call.context));
    const to = readPart(call.context.req.query('to') ?? '');
    if (!to || to.kind === 'widget') throw new PlatformError(422, 'INVALID', 'There is no such part.');
    if (partValue(page.document, to) === undefined) throw new PlatformError(409, 'CHANGED', CHANGED);
    const before = call.context.req.query('before') ?? '';
    const widgets = [...(await catalogue()).keys()];
    return show(
      call,
      { title: 'Insert', section: 'pages' },
      insertMain({ editor: call.editor, page, to, before, widgets }),
    );
  });
}
