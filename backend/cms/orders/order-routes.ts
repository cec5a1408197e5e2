import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import { recordId } from '../../rules/values/record-id';
import { readSite } from '../../services/site/site-documents';
import { stripeOf } from '../../services/checkout/stripe/stripe-api';
import { mayRequest } from '../access/permissions';
import { type Refused, idIn, showRecord, shownAgain } from '../record/record-page';
import { type CmsCall, cmsRoutes, show } from '../routes/cms-routes';
import { type OrderDetail, readDetail } from './order-detail';
import { ordersCsv } from './order-csv';
import { orderListMain } from './order-list-view';
import { readFilter, searchOrders } from './order-search';
import { orderMain } from './order-view';
import { creditNoteMain, invoiceMain, pickListMain } from './papers-view';

const PAGE_SIZE = 25;

/** Order id in the call's path. @throws PlatformError 404 */
export const orderIdOf = (call: CmsCall): number => idIn(call, 'id', 'This order');

async function detailOf(call: CmsCall): Promise<OrderDetail> {
  const detail = await readDetail(call.db, orderIdOf(call));
  if (detail === null) throw notFound('This order');
  return detail;
}

/** Shows an order; after a refused form with the typed values. */
export async function showOrder(call: CmsCall, refused: Refused | null = null): Promise<Response> {
  const detail = await detailOf(call);
  const main = orderMain({
    editor: call.editor,
    detail,
    ...shownAgain(refused),
    at: call.at,
    atStripe: stripeOf(call.config) !== null,
  });
  return showRecord(call, { title: `Order ${detail.order.number}`, section: 'orders' }, refused, main);
}

/** /cms/orders: lists, single orders and their papers. Actions are in order-actions.ts. */
export function registerOrderPages(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const filterOf = ({ context, at }: CmsCall) => readFilter((name) => context.req.query(name), at);

  routes.get('/cms/orders', async (call) => {
    const filter = filterOf(call);
    const found = await searchOrders(call.db, filter, PAGE_SIZE + 1);
    const main = orderListMain({
      filter,
      orders: found.slice(0, PAGE_SIZE),
      more: found.length > PAGE_SIZE,
      mayExport: mayRequest(call.editor.role, '/cms/orders/export'),
      maySeeVouchers: mayRequest(call.editor.role, '/cms/vouchers'),
    });
    return show(call, { title: 'Orders', section: 'orders' }, main);
  });

  routes.get('/cms/orders/export', async (call) =>
    call.context.body(ordersCsv(call.db, filterOf(call)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="orders.csv"',
      'Cache-Control': 'private, no-store',
    }),
  );

  routes.get('/cms/orders/:id', (call) => showOrder(call));

  routes.get('/cms/orders/:id/pick-list', async (call) => {
    const detail = await detailOf(call);
    return show(call, { title: `Pick list ${detail.order.number}`, section: 'orders' }, pickListMain(detail));
  });

  routes.get('/cms/orders/:id/invoice', async (call) => {
    const detail = await detailOf(call);
    const number = detail.order.invoiceNumber;
    if (number === null) throw notFound('A tax invoice of this order');
    const { settings } = await readSite(call.db);
    return show(call, { title: `Tax invoice ${number}`, section: 'orders' }, invoiceMain(detail, settings));
  });

  routes.get('/cms/orders/:id/credit-notes/:refund', async (call) => {
    const detail = await detailOf(call);
    const wanted = recordId(call.context.req.param('refund') ?? '');
    const refund = detail.refunds.find(({ id, state }) => id === wanted && state === 'done');
    if (!refund) throw notFound('This credit note');
    const { settings } = await readSite(call.db);
    const title = `Credit note ${refund.creditNoteNumber ?? ''}`;
    return show(call, { title, section: 'orders' }, creditNoteMain(detail, refund, settings));
  });
}
