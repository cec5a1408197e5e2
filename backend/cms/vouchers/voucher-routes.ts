import type { PlatformApp } from '../../http/platform';
import { recordId } from '../../rules/values/record-id';
import { resendVoucher } from '../../services/vouchers/resend-voucher';
import { notFound } from '../../system/refusals/platform-error';
import { type Refused, idIn, refusedForm, showRecord, shownAgain } from '../record/record-page';
import { type CmsCall, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { readVoucher, searchVouchers } from './find-vouchers';
import { voucherListMain, voucherMain } from './voucher-view';

const PAGE_SIZE = 25;
const SECTION = 'orders';

const voucherIdOf = (call: CmsCall): number => idIn(call, 'id', 'This voucher');

async function showVoucher(call: CmsCall, refused: Refused | null = null): Promise<Response> {
  const detail = await readVoucher(call.db, voucherIdOf(call), call.at);
  if (detail === null) throw notFound('This voucher');
  const main = voucherMain({ editor: call.editor, detail, ...shownAgain(refused) });
  return showRecord(call, { title: `Voucher ${detail.voucher.number}`, section: SECTION }, refused, main);
}

/** /cms/vouchers: gift vouchers that were bought, and sending one again when its code is lost. */
export function registerVouchers(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  routes.get('/cms/vouchers', async (call) => {
    const { context, db, at } = call;
    const filter = {
      q: (context.req.query('q') ?? '').trim().slice(0, 254),
      before: recordId(context.req.query('before') ?? ''),
    };
    const found = await searchVouchers(db, filter, PAGE_SIZE + 1, at);
    const main = voucherListMain({ filter, vouchers: found.slice(0, PAGE_SIZE), more: found.length > PAGE_SIZE });
    return show(call, { title: 'Gift vouchers', section: SECTION }, main);
  });

  routes.get('/cms/vouchers/:id', (call) => showVoucher(call));

  routes.post('/cms/vouchers/:id/send', async (call) => {
    const id = voucherIdOf(call);
    const request = { id, email: call.form.get('email') ?? '', by: call.editor, at: call.at };
    try {
      await call.db.transaction((tx) => resendVoucher(tx, request));
    } catch (error) {
      return showVoucher(call, refusedForm(error, call));
    }
    call.wakeMailer();
    return seeOther(call.context, `/cms/vouchers/${id}?done=mailed`);
  });
}
