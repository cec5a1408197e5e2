import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from '../../rules/account/staff-roles';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { fieldError } from '../views/problem';
import type { StaffMember } from './staff-list';

export type TypedMember = Readonly<Record<'email' | 'first_name' | 'last_name' | 'role', string>>;
export const NOBODY_TYPED: TypedMember = { email: '', first_name: '', last_name: '', role: 'sales' };

interface StaffView {
  readonly editor: Editor;
  readonly staff: readonly StaffMember[];
  readonly typed: TypedMember;
  readonly errors: Readonly<Partial<Record<keyof TypedMember, string>>>;
}

function roleOptions(chosen: string): Html {
  return html`${STAFF_ROLES.map(
    (role) =>
      html`<option value="${role}"${role === chosen ? raw(' selected') : nothing}>${ROLE_LABELS[role].name}</option>`,
  )}`;
}

function factorOff(editor: Editor, { id, name }: Pick<StaffMember, 'id' | 'name'>): Html {
  return html`<details class="confirm"><summary class="small quiet">Second factor<span class="hidden"> of
  ${name}</span></summary><form method="post" action="/cms/staff/${id}/second-factor/off">${csrfField(
    editor,
  )}<p>For somebody who has neither the phone nor a recovery code: the password alone will do again.</p><button
  class="small danger">Switch it off for ${name}</button></form></details>`;
}

function member(editor: Editor, { id, name, email, role, enabled, secondFactor }: StaffMember): Html {
  const self = id === editor.userId;
  return html`<tr><th scope="row">${name}${self ? html` <small>(you)</small>` : nothing}<br><span
  class="soft">${email}${enabled ? nothing : ', suspended'}${
    secondFactor ? ', second factor' : nothing
  }</span></th><td><form method="post" action="/cms/staff/${id}" class="row-form">${csrfField(
    editor,
  )}<input type="hidden" name="seen" value="${role}"><label class="hidden" for="role-${id}">Role
  of ${name}</label><select
  id="role-${id}" name="role">${roleOptions(role)}</select><button class="small">Change</button></form></td><td><details
  class="confirm"><summary class="small danger">Take away<span class="hidden"> ${name}</span></summary><form
  method="post" action="/cms/staff/${id}/remove">${csrfField(
    editor,
  )}<input type="hidden" name="seen" value="${role}"><p>${name} can no longer open the back office.</p><button
  class="small danger">Take ${name} from the staff</button></form></details>${
    secondFactor ? factorOff(editor, { id, name }) : nothing
  }</td></tr>`;
}

const LABELS = { first_name: 'First name', last_name: 'Last name', email: 'E-mail address' } as const;

function typedField(name: keyof typeof LABELS, { typed, errors }: StaffView): Html {
  const wrong = fieldError(name, errors[name]);
  return html`<div class="field"><label for="${name}">${LABELS[name]}</label><input id="${name}" name="${name}"${
    name === 'email' ? raw(' type="email"') : nothing
  } required maxlength="254" value="${typed[name]}"${wrong.attributes}>${wrong.message}</div>`;
}

const roleLine = (role: StaffRole): Html =>
  html`<div><dt>${ROLE_LABELS[role].name}</dt><dd>${ROLE_LABELS[role].may}</dd></div>`;

export function staffMain(view: StaffView): Html {
  const { editor, staff, typed } = view;
  return html`<div class="head"><h1>Staff</h1></div>
<table class="list"><thead><tr><th scope="col">Person</th><th scope="col">Role</th><th scope="col"><span
  class="hidden">Take away</span></th></tr></thead><tbody>${staff.map((one) => member(editor, one))}</tbody></table>
<section class="card"><h2>Add somebody</h2>
<form method="post" action="/cms/staff">${csrfField(editor)}
<div class="pair from-top">${typedField('first_name', view)}${typedField('last_name', view)}${typedField('email', view)}
<div class="field"><label for="role">Role</label><select id="role" name="role">${roleOptions(
    typed.role,
  )}</select></div></div>
<p class="field hint">They are mailed a link to set a password.</p>
<button>Add to the staff</button></form></section>
<section class="card"><h2>What each role may do</h2><dl class="facts">${STAFF_ROLES.map(roleLine)}</dl></section>`;
}
