import { shopDay } from '@/lib/domain/values/shop-day';
import type { PlatformApp } from '../../http/platform';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { recordId } from '../../rules/values/record-id';
import { type ImportOutcome, applyImport, undoImport } from '../../services/catalogue/import/apply-import';
import { exportRows } from '../../services/catalogue/import/export';
import {
  type By,
  type ItemKind,
  appliedBefore,
  compareFile,
  lastImports,
  readImport,
  readItems,
} from '../../services/catalogue/import/import-store';
import { readPriceHeadings } from '../../services/catalogue/import/price-cells';
import { CATALOGUE_FILE_BYTES } from '../../services/catalogue/import/read-table';
import { FILE_TYPES, type FileKind, catalogueFile, errorFile } from '../../services/catalogue/import/write-file';
import type { Cells } from '../../rules/catalogue/sheet/plan-types';
import type { Db } from '../../db/client';
import { idIn, refusedForm, showRecord } from '../record/record-page';
import { queueRevalidate } from '../revalidate/revalidate-jobs';
import { type CmsCall, type CmsPost, cmsRoutes, seeOther } from '../routes/cms-routes';
import type { Done } from '../routes/done';
import { removeRedirectsFrom } from '../store/redirect-table';
import { importMain } from './import-view';
import { previewMain } from './preview-view';

const PAGE_SIZE = 40;
const KINDS: readonly ItemKind[] = ['fault', 'changed', 'new'];

const idOf = (call: CmsCall): number => idIn(call, 'id', 'This import');

function sendFile(call: CmsCall, name: string, kind: FileKind, body: ReadableStream<Uint8Array>): Response {
  return call.context.body(body, 200, {
    'Content-Type': FILE_TYPES[kind],
    'Content-Disposition': `attachment; filename="${name}.${kind}"`,
    'Cache-Control': 'private, no-store',
  });
}

async function showStart(call: CmsCall, problem: string | null = null): Promise<Response> {
  const main = importMain({ editor: call.editor, imports: await lastImports(call.db), problem });
  const refused = problem === null ? null : { typed: new Map(), errors: {}, problem, status: 422 as const };
  return showRecord(call, { title: 'Import and export', section: 'catalogue' }, refused, main);
}

async function showImport(call: CmsCall, refused: Parameters<typeof showRecord>[2] = null): Promise<Response> {
  const file = await readImport(call.db, idOf(call));
  const counts = { fault: file.faultyProducts, changed: file.changedProducts, new: file.newProducts };
  const asked = KINDS.find((kind) => kind === call.context.req.query('show'));
  const kind = asked ?? KINDS.find((one) => counts[one] > 0) ?? 'changed';
  const after = recordId(call.context.req.query('after') ?? '') ?? 0;
  const items = await readItems(call.db, file.id, { kinds: [kind], after, limit: PAGE_SIZE + 1 });
  const main = previewMain({
    editor: call.editor,
    file,
    before: file.state === 'compared' ? await appliedBefore(call.db, file) : null,
    counts,
    kind,
    items: items.slice(0, PAGE_SIZE),
    more: items.length > PAGE_SIZE,
  });
  return showRecord(call, { title: `Import of ${file.fileName}`, section: 'catalogue' }, refused, main);
}

async function faultRows(db: Db, id: number): Promise<Cells[]> {
  const items = await readItems(db, id, { kinds: ['fault'] });
  return items.flatMap(({ plan }) => plan.typed);
}

/** /cms/catalogue/import and /cms/catalogue/export: the catalogue as a file. */
export function registerCatalogueImport(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  routes.get('/cms/catalogue/export', async (call) => {
    const kind = call.context.req.query('as') === 'csv' ? 'csv' : 'xlsx';
    return sendFile(
      call,
      `catalogue-${shopDay(call.at)}`,
      kind,
      catalogueFile(kind, exportRows(call.db), await readPriceHeadings(call.db)),
    );
  });

  routes.get('/cms/catalogue/import', (call) => showStart(call));

  routes.post('/cms/catalogue/import', async (call) => {
    const file = call.files.get('file');
    if (!file || file.size === 0) return showStart(call, 'Choose a file.');
    if (file.size > CATALOGUE_FILE_BYTES) return showStart(call, 'The file is larger than 16 MB. Send it in parts.');
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const id = await compareFile(call.db, { name: file.name, bytes }, { by: call.editor, at: call.at });
      return seeOther(call.context, `/cms/catalogue/import/${id}`);
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status !== 422) throw error;
      return showStart(call, error.message);
    }
  });

  routes.get('/cms/catalogue/import/:id', (call) => showImport(call));

  routes.get('/cms/catalogue/import/:id/faults', async (call) => {
    const file = await readImport(call.db, idOf(call));
    if (file.faultyProducts === 0) throw notFound('A fault in this import');
    const kind = call.context.req.query('as') === 'csv' ? 'csv' : 'xlsx';
    return sendFile(call, `faults-${file.id}`, kind, errorFile(kind, await faultRows(call.db, file.id)));
  });

  const act = (action: string, done: Done, work: (tx: Db, id: number, request: By) => Promise<ImportOutcome>) =>
    routes.post(`/cms/catalogue/import/:id/${action}`, async (call: CmsPost) => {
      const id = idOf(call);
      try {
        await call.db.transaction(async (tx) => {
          const { kind, shown } = await work(tx, id, { by: call.editor, at: call.at });
          const addresses = shown.map((slug) => `product/${slug}`);
          // Redirects are cached under `site`.
          const whole = (await removeRedirectsFrom(tx, addresses)) ? ['site'] : [];
          if (kind === 'done') await queueRevalidate(tx, ['products', 'groups', ...whole], call.at);
        });
      } catch (error) {
        return showImport(call, refusedForm(error, call));
      }
      await call.wakeRevalidator();
      return seeOther(call.context, `/cms/catalogue/import/${id}?done=${done}`);
    });

  act('apply', 'imported', applyImport);
  act('undo', 'import-undone', undoImport);
}
