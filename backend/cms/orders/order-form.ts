import { randomUUID } from 'node:crypto';
import type { Posted } from '../form/read-form';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { type FieldErrors, fieldError } from '../views/problem';
import type { OrderDetail } from './order-detail';

export interface DetailView {
  readonly editor: Editor;
  readonly detail: OrderDetail;
  /** Values of a refused form; empty otherwise. */
  readonly typed: Posted;
  readonly errors: FieldErrors;
  readonly at: Date;
  /** Whether cards are refunded through Stripe. */
  readonly atStripe: boolean;
}

/**
 * A form of an order: carries the state it was rendered from, and is idempotent. A page has several, and what is typed
 * into one of them is not lost by another without a question (cms/browser/saving.ts).
 */
export function orderForm(view: Pick<DetailView, 'editor' | 'detail'>, action: string, fields: Html): Html {
  const { order } = view.detail;
  return html`<form method="post" action="/cms/orders/${order.id}/${action}" data-ask="">${csrfField(
    view.editor,
  )}<input type="hidden" name="revision" value="${order.revision}"><input type="hidden" name="key"
  value="${randomUUID()}"><input type="hidden" name="form" value="${action}">${fields}</form>`;
}

/** The value typed into a field of a refused form. */
export function typedIn({ typed }: Pick<DetailView, 'typed'>, action: string, name: string, fallback = ''): string {
  return typed.get('form') === action ? (typed.get(name) ?? fallback) : fallback;
}

/** The error of a control, whose form was refused. Its name may stand in other forms of the page. */
export function errorIn(
  { typed, errors }: Pick<DetailView, 'typed' | 'errors'>,
  action: string,
  { name, id = name, hint }: { readonly name: string; readonly id?: string; readonly hint?: string },
) {
  return fieldError(id, typed.get('form') === action ? errors[name] : undefined, hint);
}

/** A form that is folded behind a button, as a confirmation; open again when it was refused, with what was typed. */
export function askedForm(
  view: Pick<DetailView, 'editor' | 'detail' | 'typed'>,
  words: string,
  action: string,
  fields: Html,
  kind = '',
): Html {
  const open = view.typed.get('form') === action ? raw(' open') : nothing;
  return html`<details class="confirm"${open}><summary class="small ${kind}">${words}</summary>${orderForm(
    view,
    action,
    fields,
  )}</details>`;
}
