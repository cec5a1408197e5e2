import type { PlatformApp } from '../../http/platform';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { trackingProblem } from '../../rules/orders/carriers';
import { recordId } from '../../rules/values/record-id';
import type { Db } from '../../db/client';
import type { OrderRequest } from '../../services/orders/fulfil/change-order';
import { closeOrder } from '../../services/orders/fulfil/close-order';
import { type OrderMail, resendMail } from '../../services/orders/fulfil/order-mails';
import { addNote } from '../../services/orders/fulfil/order-notes';
import { packOrder, unpackParcel } from '../../services/orders/fulfil/pack-order';
import { markPaid } from '../../services/orders/fulfil/refund-order';
import { deliverOrder, shipParcel } from '../../services/orders/fulfil/ship-order';
import { takePaidBack } from '../../services/orders/fulfil/take-paid-back';
import type { Posted } from '../form/read-form';
import { requireText } from '../form/required-text';
import { idIn, refusedForm } from '../record/record-page';
import { type CmsPost, cmsRoutes, seeOther } from '../routes/cms-routes';
import type { Done } from '../routes/done';
import { orderIdOf, showOrder } from './order-routes';

const NOTE = { name: 'note', most: 2_000, missing: 'Write the note first.' } as const;
const WHOLE_PIECES = 'Pieces are counted in whole numbers.';
const MAILS = [
  'placed',
  'cancelled',
  'closed',
  'ready',
  'shipped',
  'refunded',
] as const satisfies readonly OrderMail['kind'][];

/** The request of an order's form, with the revision that the form showed. */
export function requestOf(call: CmsPost): OrderRequest {
  return {
    id: orderIdOf(call),
    revision: recordId(call.form.get('revision') ?? '') ?? 0,
    key: (call.form.get('key') ?? '').slice(0, 60),
    by: call.editor,
    at: call.at,
  };
}

/** Runs an action and redirects to the order; a refusal shows the form with the typed values. */
export async function answer(call: CmsPost, done: Done, work: () => Promise<unknown>): Promise<Response> {
  try {
    await work();
  } catch (error) {
    return showOrder(call, refusedForm(error, call));
  }
  call.wakeMailer();
  return seeOther(call.context, `/cms/orders/${orderIdOf(call)}?done=${done}`);
}

/** Pieces of a parcel by line position. @throws PlatformError 422 */
function piecesIn(form: Posted): Map<number, number> {
  const pieces = new Map<number, number>();
  const errors: Record<string, string> = {};
  for (const [name, typed] of form) {
    const position = /^qty-(\d{1,4})$/.exec(name)?.[1];
    if (position === undefined || typed.trim() === '') continue;
    if (/^\d{1,6}$/.test(typed.trim())) pieces.set(Number(position), Number(typed));
    else errors[name] = WHOLE_PIECES;
  }
  if (Object.keys(errors).length > 0) throw new PlatformError(422, 'INVALID_INPUT', WHOLE_PIECES, { errors });
  return pieces;
}

function sendingOf(form: Posted, parcelId: number) {
  const field = (name: string, longest: number) => (form.get(name) ?? '').trim().slice(0, longest);
  const sending = {
    parcelId,
    carrier: field('carrier', 60),
    number: field('number', 60),
    address: field('address', 400),
  };
  const problem = trackingProblem(sending.address);
  if (problem !== null) throw refuseFields({ address: problem });
  return sending;
}

const parcelOf = (call: CmsPost): number => idIn(call, 'parcel', 'This parcel');

/** Actions on an order, except those on its money (refund-actions.ts). */
export function registerOrderActions(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const act = (action: string, done: Done, work: (tx: Db, call: CmsPost, request: OrderRequest) => Promise<unknown>) =>
    routes.post(`/cms/orders/:id/${action}`, (call) =>
      answer(call, done, () => call.db.transaction((tx) => work(tx, call, requestOf(call)))),
    );

  act('pack', 'packed', (tx, { form }, request) => packOrder(tx, request, piecesIn(form)));
  act('parcels/:parcel/unpack', 'unpacked', (tx, call, request) => unpackParcel(tx, request, parcelOf(call)));
  act('parcels/:parcel/ship', 'shipped', (tx, call, request) =>
    shipParcel(tx, request, sendingOf(call.form, parcelOf(call))),
  );
  act('close', 'closed', (tx, _call, request) => closeOrder(tx, request));
  act('deliver', 'delivered', (tx, _call, request) => deliverOrder(tx, request));
  act('paid', 'paid', (tx, _call, request) => markPaid(tx, request));
  act('paid/back', 'open-again', (tx, _call, request) => takePaidBack(tx, request));
  act('notes', 'noted', (tx, { form }, request) => addNote(tx, request, requireText(form, NOTE)));
  act('mails', 'mailed', (tx, { form }, request) => {
    const kind = MAILS.find((one) => one === form.get('kind'));
    if (kind === undefined) throw notFound('This mail');
    return resendMail(tx, request, { kind, about: recordId(form.get('about') ?? '') ?? 0 });
  });
}
