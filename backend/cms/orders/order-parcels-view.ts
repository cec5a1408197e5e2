import { CARRIERS } from '../../rules/orders/carriers';
import { ALL_PIECES, piecesField } from '../../services/orders/fulfil/pack-order';
import type { Shipment } from '../../services/orders/fulfil/read-fulfilment';
import { type Html, html, nothing, raw } from '../views/html';
import { clockTime } from '../views/time';
import type { DetailLine } from './order-detail';
import { type DetailView, askedForm, errorIn, orderForm, typedIn } from './order-form';

function contents({ detail: { lines } }: DetailView, parcel: Shipment): Html {
  return html`<ul class="contents">${parcel.lines.map(({ position, qty }) => {
    const line = lines.find((one) => one.position === position);
    return html`<li>${qty} × ${line?.title ?? ''} <span class="soft">${line?.code ?? ''}</span></li>`;
  })}</ul>`;
}

function sendForm(view: DetailView, { id, number }: Shipment): Html {
  const action = `parcels/${id}/ship`;
  if (view.detail.order.isPickUp)
    return orderForm(view, action, html`<button class="primary">Handed over to the buyer</button>`);
  const value = (name: string) => typedIn(view, action, name);
  const wrong = errorIn(view, action, { name: 'address', id: `address-${id}`, hint: `address-hint-${id}` });
  return orderForm(
    view,
    action,
    html`<div class="pair from-top"><div class="field"><label for="carrier-${id}">Carrier</label><input
  id="carrier-${id}" name="carrier" list="carriers" required maxlength="60" value="${value('carrier')}"></div>
<div class="field"><label for="number-${id}">Tracking number</label><input id="number-${id}" name="number"
  maxlength="60" value="${value('number')}"></div></div>
<div class="field"><label for="address-${id}">Where it is followed</label><input id="address-${id}" name="address"
  type="url" maxlength="300" placeholder="https://" value="${value('address')}"${wrong.attributes}>
<p class="hint" id="address-hint-${id}">Not needed for ${CARRIERS.join(', ')}.</p>${wrong.message}</div>
<button class="primary">Ship parcel ${number}</button> <span class="soft">The buyer is told by mail.</span>`,
  );
}

function parcelItem(view: DetailView, parcel: Shipment): Html {
  const { id, number, packedAt, shippedAt, carrier, trackingNumber, trackingUrl } = parcel;
  const words = view.detail.order.isPickUp ? 'Handed over' : 'Shipped';
  return html`<li class="parcel"><h3>Parcel ${number}</h3>${contents(view, parcel)}${
    shippedAt === null
      ? html`<p class="soft">Packed ${clockTime(packedAt)}</p>${sendForm(view, parcel)}${askedForm(
          view,
          `Unpack parcel ${number}`,
          `parcels/${id}/unpack`,
          html`<button class="small danger">Unpack it</button>`,
        )}`
      : html`<p>${words} ${clockTime(shippedAt)}${carrier === '' ? nothing : html` by ${carrier}`}${
          trackingNumber === '' ? nothing : html`, ${trackingNumber}`
        }${
          trackingUrl === ''
            ? nothing
            : html` · <a href="${trackingUrl}" target="_blank" rel="noreferrer">Follow it</a>`
        }</p>`
  }</li>`;
}

function packLine(view: DetailView, { position, title, code, left }: DetailLine): Html {
  const name = piecesField(position);
  const wrong = errorIn(view, 'pack', { name });
  return html`<div class="pack-line"><label for="${name}">${title} <span class="soft">${code}</span></label><span><input
  id="${name}" name="${name}" type="number" inputmode="numeric" min="0" max="${left}" value="${typedIn(
    view,
    'pack',
    name,
    String(left),
  )}"${wrong.attributes}> of ${left}</span>${wrong.message}</div>`;
}

function packForm(view: DetailView): Html {
  const open = view.detail.lines.filter(({ left }) => left > 0);
  const none = errorIn(view, 'pack', { name: ALL_PIECES });
  // Of a group no attribute says that it is wrong.
  const described = none.message === nothing ? nothing : raw(` aria-describedby="${ALL_PIECES}-error"`);
  return orderForm(
    view,
    'pack',
    html`<fieldset class="pack"${described}><legend>Pack a parcel</legend>${none.message}${open.map((line) =>
      packLine(view, line),
    )}</fieldset><button class="primary">Pack these pieces</button>${
      view.detail.order.isPickUp
        ? html` <span class="soft">The buyer is told by mail that they are ready to be picked up.</span>`
        : nothing
    }`,
  );
}

/** Parcels of an order, and the form for the remaining pieces. */
export function parcelsSection(view: DetailView): Html {
  const { order, lines, parcels } = view.detail;
  const open = order.status === 'placed' || order.status === 'processing';
  if (!open && parcels.length === 0) return nothing;
  return html`<section class="card"><h2>Parcels</h2>
${parcels.length === 0 ? nothing : html`<ol class="parcels">${parcels.map((parcel) => parcelItem(view, parcel))}</ol>`}
${open && lines.some(({ left }) => left > 0) ? packForm(view) : nothing}
<datalist id="carriers">${CARRIERS.map((name) => html`<option value="${name}"></option>`)}</datalist></section>`;
}
