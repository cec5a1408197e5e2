import { readShortlist } from '../../rules/account/shortlist';
import { type CachedAbnReply, registerWords } from '../../services/sign-in/register/abn-register';
import { DECLINED_DAYS } from '../../services/sign-in/clean-up';
import { applicationFacts } from '../../services/sign-in/letters';
import { nameOfCustomer } from '../../services/account/customers/change-customer';
import type { Posted } from '../form/read-form';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing } from '../views/html';
import { csrfField } from '../views/layout';
import { type FieldErrors, fieldError } from '../views/problem';
import { clockTime } from '../views/time';
import { type PriceLevel, termsFields } from './customer-fields';
import type { Application, Customer } from './find-customers';

interface ApplicationView {
  readonly editor: Editor;
  readonly application: Application;
  /** Another customer with the same ABN. */
  readonly sameAbn: Customer | null;
  /** The account that the application led to. */
  readonly account: Customer | null;
  /** The business register's answer for the ABN; null when it was not requested yet. */
  readonly register: CachedAbnReply | null;
  /** Whether a key for the register is configured. */
  readonly canAsk: boolean;
  readonly typed: Posted;
  readonly errors: FieldErrors;
  readonly levels: readonly PriceLevel[];
}

function outcome({ application, account }: ApplicationView): Html {
  const { state, decidedAt, declineReason } = application;
  if (state === 'unconfirmed')
    return html`<p class="notice">The applicant has not confirmed the e-mail address yet, so there is nothing to
      decide.</p>`;
  const when = decidedAt === null ? '' : clockTime(decidedAt);
  if (state === 'declined')
    return html`<p class="notice">Declined ${when}.${
      declineReason === '' ? nothing : html` They were told: ${declineReason}`
    }</p><p class="hint">It is deleted ${DECLINED_DAYS} days after that.</p>`;
  return html`<p class="notice">Approved ${when}.${
    account === null ? nothing : html` <a href="/cms/customers/${account.id}">Open their account</a>`
  }</p>`;
}

/** What approving does: an account that the address has already is left as it is. */
function approval({ account, typed, errors, levels }: ApplicationView): Html {
  if (account !== null)
    return html`<p class="notice">This e-mail address has an account already: <a href="/cms/customers/${
      account.id
    }">${nameOfCustomer(account)}</a>. It keeps its terms and lists: change its terms there.</p><p
  class="hint field">They are mailed a link to sign in.</p><button class="primary">Approve</button>`;
  return html`${termsFields(
    { days: typed.get('terms') ?? '', limit: typed.get('limit') ?? '', level: typed.get('level') ?? '' },
    levels,
    errors,
  )}<p class="hint field">They are mailed a link to sign in.</p><button
  class="primary">Approve and open the account</button>`;
}

function decide(view: ApplicationView): Html {
  const { editor, application, typed, errors } = view;
  const wrong = fieldError('reason', errors.reason);
  const action = `/cms/customers/applications/${application.id}`;
  return html`<div class="columns"><section class="card"><h2>Approve</h2><form method="post"
  action="${action}/approve" data-ask="">${csrfField(editor)}${approval(view)}</form></section>
<section class="card"><h2>Decline</h2><form method="post" action="${action}/decline" data-ask="">${csrfField(
    editor,
  )}<div class="field"><label for="reason">Reason, as they read it</label><textarea id="reason" name="reason" rows="3"
  required maxlength="1000"${wrong.attributes}>${typed.get('reason') ?? ''}</textarea>${wrong.message}</div><button
  class="danger">Decline and tell them</button></form></section></div>`;
}

/** The register's answer, and ways to obtain one. */
function registerFact({ editor, application, register, canAsk }: ApplicationView): Html {
  const page = `https://abr.business.gov.au/ABN/View?abn=${application.abn}`;
  const entry =
    register === null
      ? html`not asked yet`
      : html`${registerWords(register)} <span class="hint">(asked ${clockTime(register.askedAt)})</span>`;
  return html`<div><dt>Business register</dt><dd>${entry}</dd></div></dl>
<p><a href="${page}" target="_blank" rel="noreferrer">Look the ABN up in the business register</a></p>${
    canAsk
      ? html`<form method="post" action="/cms/customers/applications/${application.id}/register">${csrfField(
          editor,
        )}<button>Ask the register</button></form>`
      : nothing
  }`;
}

/** Products that the business wants to stock; they become a list of the account. */
function shortlist({ application }: ApplicationView): Html {
  const items = readShortlist(application.shortlist);
  if (items.length === 0) return nothing;
  return html`<section class="card"><h2>Shortlist</h2><p class="hint">It becomes a list of theirs when you
  approve.</p><ul>${items.map(({ url, qty }) => html`<li>${qty} × ${url}</li>`)}</ul></section>`;
}

/** An application for a trade account, and its decision. */
export function applicationMain(view: ApplicationView): Html {
  const { application, sameAbn } = view;
  return html`<div class="head"><h1>${application.companyName}</h1><span class="badge">Application</span></div>
<section class="card"><dl class="facts">${applicationFacts(application).map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}<div><dt>Asked</dt><dd>${clockTime(application.createdAt)}</dd></div>${registerFact(view)}${
    sameAbn === null
      ? nothing
      : html`<p class="notice">A customer has this ABN already: <a href="/cms/customers/${
          sameAbn.id
        }">${nameOfCustomer(sameAbn)}</a>, ${sameAbn.email}.</p>`
  }</section>${shortlist(view)}
${application.state === 'pending' ? decide(view) : outcome(view)}`;
}
