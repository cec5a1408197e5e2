import { routes as shopRoutes } from '@/lib/config/routes';
import type { Db } from '../../db/client';
import type { PlatformApp } from '../../http/platform';
import { readAmount } from '../../rules/orders/refunds';
import { recordId } from '../../rules/values/record-id';
import {
  changePrices,
  moveStock,
  type Prices,
  readMoves,
  type SkuRequest,
} from '../../services/catalogue/stock/move-stock';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import type { Posted } from '../form/read-form';
import { type Refused, idIn, refusedForm, showRecord, shownAgain } from '../record/record-page';
import { queueRevalidate } from '../revalidate/revalidate-jobs';
import { type CmsCall, type CmsPost, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { mayRequest } from '../access/permissions';
import { RANGE_TYPES } from '../range-types/range-types';
import { findSku, type FoundSku, searchSkus } from './find-skus';
import { skuListMain, skuMain } from './sku-view';

const PAGE_SIZE = 50;
const MAX_PIECES = 1_000_000;

async function skuOf(call: CmsCall): Promise<FoundSku> {
  const sku = await findSku(call.db, idIn(call, 'id', 'This sku'));
  if (sku === null) throw notFound('This sku');
  return sku;
}

async function showSku(call: CmsCall, refused: Refused | null = null): Promise<Response> {
  const sku = await skuOf(call);
  const main = skuMain({
    editor: call.editor,
    sku,
    moves: await readMoves(call.db, sku.id),
    ...shownAgain(refused),
    shopAddress: `${call.config.APP_ORIGIN}${shopRoutes.product(sku.slug)}`,
  });
  return showRecord(call, { title: sku.code, section: 'catalogue' }, refused, main);
}

const DOLLARS = 'Type prices in dollars, such as 12.50.';

/** The prices when the form was rendered, which may be wrong: this form is where they are mended. */
function seenPrices(form: Posted): Prices {
  const [price, special] = [form.get('seen-price') ?? '', form.get('seen-special') ?? ''];
  return { price: readAmount(price) ?? 0, specialPrice: readAmount(special) };
}

function pricesIn(form: Posted): Prices {
  const [typed, special] = [form.get('price') ?? '', (form.get('special') ?? '').trim()];
  const [price, specialPrice] = [readAmount(typed), special === '' ? null : readAmount(special)];
  const faults: Record<string, string> = {};
  if (price === null) faults.price = DOLLARS;
  if (special !== '' && specialPrice === null) faults.special = DOLLARS;
  if (price === null || Object.keys(faults).length > 0) throw refuseFields(faults);
  if (specialPrice !== null && specialPrice >= price)
    throw refuseFields({ special: 'A special price is below the price.' });
  if (specialPrice === 0)
    throw refuseFields({ special: 'At 0 it would be given away. Leave the special price empty.' });
  return { price, specialPrice };
}

function moveIn(form: Posted): { qty: number; reason: string; key: string } {
  const typed = (form.get('qty') ?? '').trim().replace('−', '-');
  const reason = (form.get('reason') ?? '').trim().slice(0, 200);
  const qty = /^[+-]?\d{1,7}$/.test(typed) ? Number(typed) : 0;
  const faults: Record<string, string> = {};
  if (qty === 0 || Math.abs(qty) > MAX_PIECES) faults.qty = 'Type how many pieces, such as 24 or -3.';
  if (reason === '') faults.reason = 'Say why, for the journal.';
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  const key = form.get('key') ?? '';
  if (key === '') throw new PlatformError(422, 'INVALID_INPUT', 'This form is too old. Please load the page again.');
  return { qty, reason, key: key.slice(0, 60) };
}

/** /cms/catalogue: prices and stock of skus. */
export function registerCatalogue(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  routes.get('/cms/catalogue', async (call) => {
    const { context, db } = call;
    const filter = {
      q: (context.req.query('q') ?? '').trim().slice(0, 100),
      few: context.req.query('few') === '1',
      after: recordId(context.req.query('after') ?? ''),
    };
    const found = await searchSkus(db, filter, PAGE_SIZE + 1);
    const main = skuListMain({
      filter,
      skus: found.slice(0, PAGE_SIZE),
      more: found.length > PAGE_SIZE,
      mayImport: mayRequest(call.editor.role, '/cms/catalogue/import'),
      types: mayRequest(call.editor.role, '/cms/products') ? RANGE_TYPES : [],
    });
    return show(call, { title: 'Catalogue', section: 'catalogue' }, main);
  });

  routes.get('/cms/catalogue/:id', (call) => showSku(call));

  /** `tags` are revalidated together with the product's page. */
  const act = (
    action: string,
    tags: readonly string[],
    work: (tx: Db, call: CmsPost, request: SkuRequest) => Promise<void>,
  ) =>
    routes.post(`/cms/catalogue/:id/${action}`, async (call) => {
      const { id, slug } = await skuOf(call);
      try {
        await call.db.transaction(async (tx) => {
          await work(tx, call, { id, by: call.editor, at: call.at });
          await queueRevalidate(tx, [...tags, `product:${slug}`], call.at);
        });
      } catch (error) {
        return showSku(call, refusedForm(error, call));
      }
      await call.wakeRevalidator();
      return seeOther(call.context, `/cms/catalogue/${id}?done=saved`);
    });

  // Lists are filtered by specials and sorted by price.
  act('prices', ['products'], (tx, { form }, request) => changePrices(tx, request, seenPrices(form), pricesIn(form)));
  act('stock', [], (tx, { form }, request) => moveStock(tx, request, moveIn(form)));
}
