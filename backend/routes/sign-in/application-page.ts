import { escapeHtml } from '@/lib/domain/web/escape-html';
import type { Page } from '../../http/pages/page';
import { INVOICE_DAYS, type InvoiceDays } from '../../rules/checkout/payment-terms';
import { REVIEW_LINK_DAYS, applicationFacts } from '../../services/sign-in/letters';
import type { Application } from '../../services/sign-in/find-by-email';

const KIND = 'Trade accounts';

const OUTCOMES: Readonly<Record<Exclude<Application['state'], 'pending'>, string>> = {
  approved: 'This application was approved. The account is open, and its owner has been sent a link to sign in.',
  declined: 'This application was declined. The applicant has been told.',
  unconfirmed: 'The applicant has not confirmed the e-mail address yet, so there is nothing to decide.',
};

/**
 * The page where the wholesale manager decides an application and sets payment terms. `application` is null for an
 * unknown one; `terms` are those of the account with its address, undefined before it exists. `problem` is why they
 * were not changed.
 */
export function applicationPage(
  application: Application | null,
  action: string,
  terms?: InvoiceDays,
  problem = '',
): Page {
  if (application === null) {
    return {
      title: 'There is no such application',
      kind: KIND,
      main:
        '<h1>There is no such application</h1><p>The address may be incomplete. Open it from the e-mail once ' +
        'more.</p>',
    };
  }
  const facts = applicationFacts(application).map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  const main = `<h1>Application for a trade account</h1>
<dl class="facts">${facts.join('')}</dl>
${
  application.state === 'pending'
    ? decision(action, terms)
    : `<p class="notice" role="status">${OUTCOMES[application.state]}</p>`
}
${problem === '' ? '' : `<p class="notice failed" role="alert">${escapeHtml(problem)}</p>`}
${application.state === 'approved' && terms !== undefined ? changeTerms(action, terms) : ''}`;
  return { title: `Application of ${application.companyName}`, kind: KIND, main };
}

/** Instead of an application whose link is too old. */
export function linkOverPage(): Page {
  return {
    title: 'This link is over',
    kind: KIND,
    main: `<h1>This link is over</h1>
<p>It worked for ${REVIEW_LINK_DAYS} days. The application is in the back office, under Customers.</p>`,
  };
}

function decision(action: string, terms: InvoiceDays | undefined): string {
  const approving =
    terms === undefined
      ? 'Approving opens the account and sends a link to sign in.'
      : 'This e-mail address has an account already, which keeps its terms. Approving sends a link to sign in.';
  return `<p class="notice">${approving} Declining sends a polite refusal. Neither can be undone here.</p>
<form method="post" action="${escapeHtml(action)}">
${terms === undefined ? termsField(null) : ''}
<button class="button primary" name="action" value="approve">Approve</button>
<button class="button" name="action" value="decline">Decline</button>
</form>`;
}

function termsField(current: InvoiceDays): string {
  const option = (days: InvoiceDays, words: string) =>
    `<option value="${days ?? ''}"${days === current ? ' selected' : ''}>${words}</option>`;
  const options = [
    option(null, 'Paid when ordered'),
    ...INVOICE_DAYS.map((days) => option(days, `Invoice, due in ${days} days`)),
  ];
  return `<p><label for="terms">Payment terms</label><br><select id="terms" name="terms">${options.join(
    '',
  )}</select></p>`;
}

function changeTerms(action: string, terms: InvoiceDays): string {
  return `<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="seen" value="${terms ?? ''}">
${termsField(terms)}
<button class="button" name="action" value="terms">Change the terms</button>
</form>`;
}
