import { formatMoney } from '@/lib/domain/values/money';
import { escapeHtml } from '@/lib/domain/web/escape-html';
import type { Page } from '../../http/pages/page';

interface Charge {
  description: string;
  amount: number;
  /** Whether the amount includes GST. */
  hasGst: boolean;
}

export type PaymentView =
  | ({ state: 'open'; failed: boolean; payUntil: string | null; action: string } & Charge)
  | ({ state: 'paid'; returnUrl: string } & Charge)
  | { state: 'closed'; description: string; returnUrl: string }
  /** Nothing takes cards. */
  | { state: 'off'; description: string; returnUrl: string }
  /** Stripe is unreachable; `again` is this page. */
  | { state: 'unreachable'; description: string; returnUrl: string; again: string }
  | { state: 'unknown' };

function amountOf({ description, amount, hasGst }: Charge): string {
  return `<dl><div><dt>For</dt><dd>${escapeHtml(description)}</dd></div>
<div class="total"><dt>Amount${hasGst ? ', with GST' : ''}</dt><dd>${escapeHtml(formatMoney(amount))}</dd></div></dl>`;
}

function back(url: string, words: string): string {
  return `<p><a class="button primary" href="${escapeHtml(url)}">${words}</a></p>`;
}

function body(view: PaymentView): string {
  switch (view.state) {
    case 'open':
      return (
        `<h1>Your payment</h1>
${view.failed ? '<p class="notice failed" role="status">The last attempt was declined. You can try again.</p>' : ''}
${amountOf(view)}
<p class="notice">This is a demonstration. No card is asked for and nothing is charged: choose what the bank would ` +
        `answer.</p>
<form method="post" action="${escapeHtml(view.action)}">
<button class="button primary" name="action" value="approve">Approve the payment</button>
<button class="button" name="action" value="decline">Decline the payment</button>
<button class="button quiet" name="action" value="leave">Leave without paying</button>
</form>
${view.payUntil === null ? '' : `<p class="small">We keep your goods for you until ${escapeHtml(view.payUntil)}.</p>`}`
      );
    case 'paid':
      return `<h1>This payment is made</h1>${amountOf(view)}${back(view.returnUrl, 'Back to the shop')}`;
    case 'closed':
      return `<h1>This payment has ended</h1>
<p>${escapeHtml(view.description)} was not paid in time, so it was cancelled. Nothing was charged.</p>
${back(view.returnUrl, 'Back to the shop')}`;
    case 'off':
      return (
        `<h1>No cards at the moment</h1>
<p>This shop takes no payments by card at the moment. ${escapeHtml(view.description)} is not paid, and nothing was ` +
        `charged.</p>
${back(view.returnUrl, 'Back to the shop')}`
      );
    case 'unreachable':
      return (
        `<h1>The payment page does not open</h1>
<p>Our payment provider does not answer at the moment. ${escapeHtml(view.description)} is kept, and nothing was ` +
        `charged. Please try again in a minute.</p>
${back(view.again, 'Try again')}<p><a href="${escapeHtml(view.returnUrl)}">Back to the shop</a></p>`
      );
    case 'unknown':
      return (
        '<h1>There is no such payment</h1><p>The address may be incomplete. Go back to the shop and open the ' +
        'payment from your order.</p>'
      );
  }
}

/** The hosted payment page. */
export function paymentPage(view: PaymentView): Page {
  const kind = view.state === 'open' ? 'Test payments' : 'Payments';
  return { title: kind, kind, main: body(view) };
}
