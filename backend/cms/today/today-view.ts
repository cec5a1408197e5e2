import { formatMoney } from '@/lib/domain/values/money';
import { dayInWords } from '../../rules/values/dates';
import { mayRequest } from '../access/permissions';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing } from '../views/html';
import { csrfField } from '../views/layout';
import { clockTime } from '../views/time';
import type { Today } from './read-today';

interface Section {
  readonly title: string;
  readonly total: number;
  /** There are more than `total`. */
  readonly more?: boolean | undefined;
  /** Text when there are no entries. */
  readonly none: string;
  readonly items: readonly Html[];
  /** Path of the full list; null without one. */
  readonly all: string | null;
  readonly action?: Html;
}

function card({ title, total, more = false, none, items, all, action = nothing }: Section): Html {
  const rest = total > items.length && all !== null;
  const number = total.toLocaleString('en-AU') + (more ? '+' : '');
  return html`<section class="card tally${total > 0 ? ' waits' : ''}"><h2>${title} <strong>${number}</strong></h2>${
    total === 0 ? html`<p class="soft">${none}</p>` : html`<ul class="contents">${items}</ul>`
  }${rest ? html`<p><a href="${all ?? ''}">All ${number}</a></p>` : nothing}${total > 0 ? action : nothing}</section>`;
}

interface Named {
  readonly id: number;
  readonly number: string;
  readonly buyerCompany: string;
  readonly buyerName: string;
}

function order({ id, number, buyerCompany, buyerName }: Named, words: string): Html {
  return html`<li><a href="/cms/orders/${id}">${number}</a> ${buyerCompany || buyerName}<br><span
  class="soft">${words}</span></li>`;
}

function shelves({ toPack, runningOut }: Today): Section[] {
  return [
    {
      title: 'To pack',
      total: toPack.total,
      none: 'Everything is packed.',
      items: toPack.first.map((one) => order(one, `Placed ${clockTime(one.createdAt)}`)),
      all: '/cms/orders?state=to-pack',
    },
    {
      title: 'Running out',
      total: runningOut.total,
      more: runningOut.more,
      none: 'There is enough of everything.',
      items: runningOut.first.map(
        ({ id, code, product, options, stock }) =>
          html`<li><a href="/cms/catalogue/${id}">${[product, ...options].join(', ')}</a><br><span
  class="soft">${code}, ${stock === 0 ? 'none left' : `${stock} left`}</span></li>`,
      ),
      all: '/cms/catalogue?few=1',
    },
  ];
}

function desk(editor: Editor, { applications, failedMail }: Today): Section[] {
  return [
    {
      title: 'Applications',
      total: applications.total,
      none: 'Nobody waits for an answer.',
      items: applications.first.map(
        ({ id, companyName, confirmedAt, createdAt }) =>
          html`<li><a href="/cms/customers/applications/${id}">${companyName}</a><br><span
  class="soft">${clockTime(confirmedAt ?? createdAt)}</span></li>`,
      ),
      all: '/cms/customers',
    },
    {
      title: 'Mails not taken',
      total: failedMail.total,
      none: 'All mail is on its way.',
      items: failedMail.first.map(
        ({ kind, attempts, nextAt }) =>
          html`<li>${kind.replaceAll('-', ' ')}<br><span class="soft">Tried ${attempts} times, again ${clockTime(
            nextAt,
          )}</span></li>`,
      ),
      all: null,
      action: html`<form method="post" action="/cms/today/mails">${csrfField(
        editor,
      )}<button class="small">Try them now</button></form>`,
    },
  ];
}

function money({ overdue, undecided, refunds, unrefunded }: Today): Section[] {
  return [
    {
      title: 'Invoices overdue',
      total: overdue.total,
      none: 'Every invoice is paid in time.',
      items: overdue.first.map(({ order: one, owed }) =>
        order(one, `${formatMoney(owed)}, due ${one.dueOn === null ? '' : dayInWords(one.dueOn)}`),
      ),
      all: '/cms/orders?state=overdue',
    },
    {
      title: 'Payments to look at',
      total: undecided.total + refunds.total + unrefunded.total,
      none: 'Every payment is clear.',
      items: [
        ...undecided.first.map((one) => order(one, 'Its time to pay is over, and nobody knows what was paid')),
        ...refunds.first.map(
          ({ orderId, number, amount, state }) =>
            html`<li><a href="/cms/orders/${orderId}">${number}</a><br><span class="soft">Refund of ${formatMoney(
              amount,
            )} ${state === 'failed' ? 'failed' : 'is not confirmed'}</span></li>`,
        ),
        ...unrefunded.first.map(({ order: one, owed }) =>
          order(one, `Closed: ${formatMoney(owed)} of what was not sent has not gone back`),
        ),
      ],
      all: '/cms/orders?state=payments',
    },
  ];
}

/** Only when there are any: most shops never plan one. */
function publishing({ failedReleases }: Today): Section[] {
  if (failedReleases.length === 0) return [];
  return [
    {
      title: 'Releases that did not come out',
      total: failedReleases.length,
      none: '',
      items: failedReleases.map(
        ({ id, name, problem }) =>
          html`<li><a href="/cms/releases/${id}">${name}</a><br><span class="soft">${problem}</span></li>`,
      ),
      all: null,
    },
  ];
}

/** Pending work for a role. */
export function todayMain(editor: Editor, today: Today): Html {
  const may = (route: string) => mayRequest(editor.role, route);
  const sections = [
    ...(may('/cms/orders') ? shelves(today) : []),
    ...(may('/cms/customers') ? desk(editor, today) : []),
    ...(may('/cms/orders/:id/refunds') ? money(today) : []),
    ...(may('/cms/releases') ? publishing(today) : []),
  ];
  return html`<div class="head"><h1>Today</h1></div>
${
  sections.length === 0
    ? html`<p class="empty">Nothing waits for you here. <a href="/cms/pages">To the pages</a></p>`
    : html`<div class="tallies">${sections.map(card)}</div>`
}`;
}
