import { formatMoney } from '@/lib/domain/values/money';
import { expiryInWords } from '../../services/vouchers/expiry';
import { mayRequest } from '../access/permissions';
import type { Posted } from '../form/read-form';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing } from '../views/html';
import { csrfField } from '../views/layout';
import { type FieldErrors, fieldError } from '../views/problem';
import { clockTime } from '../views/time';
import type { FoundVoucher, VoucherDetail, VoucherFilter, VoucherState } from './find-vouchers';

const STATE_WORDS: Readonly<Record<VoucherState, string>> = {
  'awaiting-payment': 'Not paid yet',
  issued: 'Sent',
  redeemed: 'Redeemed',
  expired: 'Expired',
};

interface ListView {
  readonly vouchers: readonly FoundVoucher[];
  readonly more: boolean;
  readonly filter: VoucherFilter;
}

function row({ id, number, createdAt, email, amount, state }: FoundVoucher): Html {
  return html`<tr><th scope="row"><a href="/cms/vouchers/${id}">${number}</a></th><td>${clockTime(
    createdAt,
  )}</td><td>${email}</td><td><span class="badge">${STATE_WORDS[state]}</span></td><td
  class="amount">${formatMoney(amount)}</td></tr>`;
}

/** The list of vouchers that were bought. */
export function voucherListMain({ vouchers, more, filter }: ListView): Html {
  const last = vouchers.at(-1);
  const older = last && new URLSearchParams({ ...(filter.q && { q: filter.q }), before: String(last.id) });
  return html`<div class="head"><h1>Gift vouchers</h1></div>
<form method="get" action="/cms/vouchers" class="card inline search" role="search"><div class="field wide-field"><label
  for="q">Number of the receipt, or the recipient’s whole address</label><input id="q" name="q" type="search"
  maxlength="254" value="${filter.q}"></div><button>Search</button></form>
${
  vouchers.length === 0
    ? filter.q === ''
      ? html`<p class="empty">No gift voucher was bought yet.</p>`
      : html`<p class="empty">No voucher fits this. <a href="/cms/vouchers">Show all vouchers</a></p>`
    : html`<table class="list"><thead><tr><th scope="col">Voucher</th><th scope="col">Bought</th><th
  scope="col">For</th><th scope="col">State</th><th scope="col"
  class="amount">Value</th></tr></thead><tbody>${vouchers.map(row)}</tbody></table>`
}
${
  more && older ? html`<p><a class="button" href="/cms/vouchers?${older}" rel="next">Older vouchers</a></p>` : nothing
}`;
}

interface VoucherView {
  readonly editor: Editor;
  readonly detail: VoucherDetail;
  readonly typed: Posted;
  readonly errors: FieldErrors;
}

function account(person: VoucherDetail['buyer']): Html | string {
  if (person === null) return 'somebody without an account';
  return person.isCustomer ? html`<a href="/cms/customers/${person.id}">${person.name}</a>` : person.name;
}

function factsSection({ voucher, buyer, redeemer }: VoucherDetail): Html {
  const facts: [string, Html | string | null][] = [
    ['Value', formatMoney(voucher.amount)],
    ['For', voucher.email],
    ['Bought', html`${clockTime(voucher.createdAt)} by ${account(buyer)}`],
    ['Paid', voucher.issuedAt === null ? null : clockTime(voucher.issuedAt)],
    ['Works until', voucher.expiresAt === null ? null : expiryInWords(voucher.expiresAt)],
    ['Redeemed', voucher.redeemedAt === null ? null : html`${clockTime(voucher.redeemedAt)} by ${account(redeemer)}`],
  ];
  return html`<section class="card"><h2>Voucher</h2><dl class="facts">${facts.map(([name, value]) =>
    value === null ? nothing : html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl></section>`;
}

function againSection({ editor, detail: { voucher }, typed, errors }: VoucherView): Html {
  if (voucher.state !== 'issued') return nothing;
  const wrong = fieldError('email', errors.email, 'email-hint');
  return html`<section class="card"><h2>Send again</h2><form method="post"
  action="/cms/vouchers/${voucher.id}/send">${csrfField(editor)}<div class="field"><label for="email">To</label><input
  id="email" name="email" type="email" required maxlength="254" value="${typed.get('email') ?? voucher.email}"${
    wrong.attributes
  }><p class="hint" id="email-hint">A new code is mailed. The codes that were sent before work no longer.</p>${
    wrong.message
  }</div><button>Send it again</button></form></section>`;
}

/** A voucher's page. Its code is in the mail alone. */
export function voucherMain(view: VoucherView): Html {
  const { voucher } = view.detail;
  return html`<div class="head"><h1>${voucher.number}</h1><span class="badge">${
    STATE_WORDS[voucher.state]
  }</span></div><p class="soft"><a href="/cms/vouchers">All gift vouchers</a>${
    mayRequest(view.editor.role, '/cms/log')
      ? html` · <a href="/cms/log?subject=gift-voucher&amp;id=${voucher.id}">What was changed</a>`
      : nothing
  }</p>
<div class="columns"><div class="column">${factsSection(view.detail)}</div><div class="column">${againSection(
    view,
  )}</div></div>`;
}
