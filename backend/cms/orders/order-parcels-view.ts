import { CARRIERS } from '../../rules/orders/carriers';
import type { Shipment } from '../../services/orders/fulfil/read-fulfilment';
import { type Html, html, nothing } from '../views/html';
import { clockTime } from '../views/time';
import { type DetailView, askedForm, orderForm, typedIn } from './order-form';

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
  return orderForm(
    view,
    action,
    html`<div class="pair from-top"><div class="field"><label for="carrier-${id}">Carrier</label><input
  id="carrier-${id}" name="carrier" list="carriers" required maxlength="60" value="${value('carrier')}"></div>
<div class="field"><label for="number-${id}">Tracking number</label><input id="number-${id}" name="number"
  maxlength="60" value="${value('number')}"></div></div>
<div class="field"><label for="address-${id}">Where it is followed</label><input id="address-${id}" name="address"
  type="url" maxlength="300" placeholder="https://" value="${value('address')}" aria-describedby="address-hint-${id}">
<p class="hint" id="address-hint-${id}">Not needed for ${CARRIERS.join(', ')}.</p></div>
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

function packForm(view: DetailView): Html {
  const open = view.detail.lines.filter(({ left }) => left > 0);
  return orderForm(
    view,
    'pack',
    html`<fieldset class="pack"><legend>Pack a parcel</legend>${open.map(
      ({ position, title, code, left }) =>
        html`<div class="pack-line"><label for="qty-${position}">${title} <span class="soft">${code}</span></label><span
  ><input id="qty-${position}" name="qty-${position}" type="number" inputmode="numeric" min="0" max="${left}"
  value="${typedIn(view, 'pack', `qty-${position}`, String(left))}"> of ${left}</span></div>`,
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
