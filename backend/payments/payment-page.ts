import { createHash } from 'node:crypto';
import { formatMoney } from '@/lib/domain/money';
import { escapeHtml } from '../mail/escape-html';
import { PAYMENT_PAGE_STYLE } from './payment-page-style';

const TITLE = 'Banksia & Bark test payments';

export type PaymentView =
  | { state: 'open'; description: string; amount: number; failed: boolean; payUntil: string | null; action: string }
  | { state: 'paid'; description: string; amount: number; returnUrl: string }
  | { state: 'closed'; description: string; returnUrl: string }
  | { state: 'unknown' };

/** The page's content security policy: nothing but its own style, and forms that may end on the storefront. */
export function paymentPagePolicy(appOrigin: string): string {
  const style = createHash('sha256').update(PAYMENT_PAGE_STYLE).digest('base64');
  return `default-src 'none'; style-src 'sha256-${style}'; form-action 'self' ${appOrigin}; base-uri 'none'; frame-ancestors 'none'`;
}

function amountOf(description: string, cents: number): string {
  return `<dl><div><dt>For</dt><dd>${escapeHtml(description)}</dd></div>
<div class="total"><dt>Amount, with GST</dt><dd>${escapeHtml(formatMoney(cents))}</dd></div></dl>`;
}

function back(url: string, words: string): string {
  return `<p><a class="button primary" href="${escapeHtml(url)}">${words}</a></p>`;
}

function body(view: PaymentView): string {
  switch (view.state) {
    case 'open':
      return `<h1>Pay for your order</h1>
${view.failed ? '<p class="notice failed" role="status">The last attempt was declined. You can try again.</p>' : ''}
${amountOf(view.description, view.amount)}
<p class="notice">This is a demonstration. No card is asked for and nothing is charged: choose what the bank would answer.</p>
<form method="post" action="${escapeHtml(view.action)}">
<button class="button primary" name="action" value="approve">Approve the payment</button>
<button class="button" name="action" value="decline">Decline the payment</button>
<button class="button quiet" name="action" value="leave">Leave without paying</button>
</form>
${view.payUntil === null ? '' : `<p class="small">We keep your goods for you until ${escapeHtml(view.payUntil)}.</p>`}`;
    case 'paid':
      return `<h1>This payment is made</h1>${amountOf(view.description, view.amount)}${back(view.returnUrl, 'Back to the shop')}`;
    case 'closed':
      return `<h1>This payment has ended</h1>
<p>${escapeHtml(view.description)} was not paid in time, so it was cancelled and its goods went back into stock. Nothing was charged.</p>
${back(view.returnUrl, 'Back to the shop')}`;
    case 'unknown':
      return '<h1>There is no such payment</h1><p>The address may be incomplete. Go back to the shop and open the payment from your order.</p>';
  }
}

/** The hosted payment page as a whole document; it needs no script and no other file. */
export function paymentPage(view: PaymentView): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(TITLE)}</title>
<style>${PAYMENT_PAGE_STYLE}</style>
</head>
<body>
<header><p class="brand">Banksia &amp; Bark</p><p class="kind">Test payments</p></header>
<main>${body(view)}</main>
<footer><p>Banksia &amp; Bark Wholesale is a fictitious shop.</p></footer>
</body>
</html>`;
}
