import { formatMoney } from '@/lib/domain/values/money';
import { shownAnswer } from '../../services/forms/shown-answer';
import type { StoredAnswer } from '../../services/forms/stored-answer';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { fieldError } from '../views/problem';
import { clockTime } from '../views/time';
import type { FoundAnswer } from './find-answers';

interface AnswersView {
  readonly editor: Editor;
  readonly formId: number;
  readonly name: string;
  readonly answers: readonly FoundAnswer[];
  readonly more: boolean;
  readonly q: string;
  /** Error message for the typed age in days. */
  readonly ageProblem: string | null;
}

function fact(answer: StoredAnswer, base: string): Html {
  const shown = shownAnswer(answer);
  return html`<div><dt>${answer.label}</dt><dd class="as-typed">${
    answer.file === undefined ? shown : html`<a href="${base}/files/${answer.file}" download>${shown}</a>`
  }</dd></div>`;
}

function answerCard(answer: FoundAnswer, { editor, formId }: AnswersView): Html {
  const base = `/cms/forms/${formId}/answers/${answer.id}`;
  const isPaid = answer.status === 'received' && answer.amount > 0;
  const state =
    answer.status === 'awaiting-payment'
      ? html` <span class="badge">Not paid yet</span>`
      : isPaid
        ? html` · ${formatMoney(answer.amount)}, tax invoice ${answer.invoiceNumber ?? ''}`
        : nothing;
  const mail =
    answer.email === '' ? nothing : html` · <a href="mailto:${encodeURIComponent(answer.email)}">${answer.email}</a>`;
  return html`<li class="card" id="answer-${answer.id}"><p class="soft">${clockTime(
    answer.createdAt,
  )}${mail}${state}</p><dl
  class="facts">${answer.answers.map((one) => fact(one, base))}</dl>${
    isPaid
      ? nothing
      : html`<details class="confirm"><summary class="small quiet"
  aria-label="Delete the answer of ${clockTime(answer.createdAt)}">Delete …</summary><form method="post"
  action="${base}/delete">${csrfField(editor)}<button class="small danger">Yes, for good</button></form></details>`
  }</li>`;
}

/** Its field is folded, too: Enter in it presses the button, also while that is folded. */
function ageForm({ editor, formId, ageProblem }: AnswersView): Html {
  const wrong = fieldError('days', ageProblem ?? undefined, 'days-hint');
  return html`<section class="card"><h2>Delete old answers</h2><details class="confirm"${
    ageProblem === null ? nothing : raw(' open')
  }><summary>Delete by age …</summary><form method="post"
  action="/cms/forms/${formId}/answers/delete">${csrfField(editor)}<div class="field"><label for="days">Older than,
  in days</label><input id="days" name="days" inputmode="numeric" required maxlength="4" value="365"${
    wrong.attributes
  }><p class="hint" id="days-hint">They are gone for good, with their files. What was paid for stays, for its tax
  invoice.</p>${wrong.message}</div><button class="danger">Yes, for good</button></form>
</details></section>`;
}

/** The list of a form's answers. */
export function answersMain(view: AnswersView): Html {
  const { formId, name, answers, more, q } = view;
  const address = `/cms/forms/${formId}/answers`;
  const query = (values: Record<string, string>): string => `?${new URLSearchParams(values)}`;
  const last = answers.at(-1);
  const older = last && query({ q, before: String(last.id) });
  return html`<div class="head"><h1>Answers to ${name}</h1><div class="actions"><a class="button quiet"
  href="/cms/forms/${formId}">The form</a> <a class="button" href="${address}/export${query({
    q,
  })}" download>Save as CSV</a></div></div>
<form method="get" action="${address}" class="inline search" role="search"><div class="field wide-field"><label
  for="q">Search</label><input id="q" name="q" type="search" maxlength="100" value="${q}"></div><button>Search</button>
</form>${
    answers.length === 0
      ? html`<p class="empty">${q === '' ? 'Nobody has sent this form yet.' : html`No answer has “${q}” in it.`}</p>`
      : html`<ol class="entries">${answers.map((one) => answerCard(one, view))}</ol>`
  }${
    more && older ? html`<p><a class="button" href="${address}${older}" rel="next">Older ones</a></p>` : nothing
  }${ageForm(view)}`;
}
