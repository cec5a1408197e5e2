import { assetAddress } from '../assets/assets';
import type { Field } from '../form/field';
import { WHOLE, inputName, valueAt } from '../form/paths';
import { LIST_ACTION, type Posted, instantLocal } from '../form/read-form';
import type { Section } from '../form/part-fields';
import type { References } from '../references/references';
import type { TextFormat } from '../form/text-format';
import { entryTitle } from './entry-title';
import { type Html, html, nothing, raw } from './html';
import { lookupControl, suggestions } from './lookup-field';

/** Data of a form: stored settings, rejected input, and its errors. */
export interface FormState {
  readonly settings: Readonly<Record<string, unknown>>;
  /** Typed values, shown again instead of the stored ones. */
  readonly typed?: Posted | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** Options of reference fields, by kind. */
  readonly choices?: References | undefined;
  /** Address of the form, where list buttons lead back to their entry. */
  readonly address?: string | undefined;
  /** Options of picture fields. */
  readonly pictures: readonly { readonly key: string; readonly alt: string; readonly thumbnail: string }[];
}

/** An id that is safe in selectors. */
export const idOf = (name: string): string => `f-${name === WHOLE ? 'whole' : name.replaceAll('.', '-')}`;

export function errorSlot(name: string, error: string | undefined, outOfBand = false): Html {
  return html`<p class="error" id="${idOf(name)}-error"${outOfBand ? raw(' data-hx-swap-oob="true"') : ''}${
    error ? raw(' role="alert"') : ''
  }>${error ?? ''}</p>`;
}

/** The text shown in a field. */
export function fieldText(field: Field, { settings, typed }: FormState): string {
  const given = typed?.get(inputName(field.name));
  if (given !== undefined) return given;
  const value = valueAt(settings, field.name);
  if (field.kind === 'instant') return instantLocal(value);
  if (field.kind === 'json') return value === undefined ? '' : JSON.stringify(value, null, 2);
  if (typeof value === 'string') return value;
  if (field.kind === 'money' && typeof value === 'number') return (value / 100).toFixed(2);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function isOn(field: Extract<Field, { kind: 'switch' }>, { settings, typed }: FormState): boolean {
  const name = inputName(field.name);
  if (typed?.has(`${name}?`)) return typed.get(name) === 'on';
  const value = valueAt(settings, field.name);
  if (value === undefined || value === null || value === '') return field.initial;
  return typeof value === 'string' ? /^(1|true|yes|on)$/i.test(value) : Boolean(value);
}

function wiring(field: Field, state: FormState): Html {
  const id = idOf(field.name);
  const described = `${field.hint ? `${id}-hint ` : ''}${id}-error`;
  return html` id="${id}" name="${inputName(field.name)}" aria-describedby="${described}"${
    state.errors?.[field.name] ? raw(' aria-invalid="true"') : ''
  }`;
}

/** Input types with a special keyboard on phones. Addresses are missing: '/about' is not a valid URL. */
const TYPES: Readonly<Partial<Record<TextFormat, string>>> = { email: 'email', web: 'url', phone: 'tel' };

function control(field: Exclude<Field, { kind: 'group' | 'list' | 'switch' }>, state: FormState): Html {
  const text = fieldText(field, state);
  const wired = wiring(field, state);
  switch (field.kind) {
    case 'text': {
      const bounded = html`${wired}${field.most ? raw(` maxlength="${field.most}"`) : nothing}`;
      if (field.format === 'address')
        return lookupControl({
          id: idOf(field.name),
          wired: bounded,
          text,
          source: '/cms/content/addresses/options',
          choices: null,
        });
      return html`<input type="${(field.format && TYPES[field.format]) ?? 'text'}"${bounded} value="${text}"${
        field.of === undefined ? nothing : html` list="${idOf(field.name)}-names"`
      }>${field.of === undefined ? nothing : suggestions(idOf(field.name), state.choices?.[field.of] ?? [])}`;
    }
    case 'number':
      return html`<input type="number" inputmode="decimal" step="any"${wired} value="${text}"${
        field.least === null ? '' : raw(` min="${field.least}"`)
      }${field.most === null ? '' : raw(` max="${field.most}"`)}>`;
    case 'money':
      return html`<input inputmode="decimal" maxlength="12" class="amount"${wired} value="${text}">`;
    case 'instant':
      return html`<input type="datetime-local"${wired} value="${text}">`;
    case 'day':
      return html`<input type="date"${wired} value="${text}">`;
    case 'lookup':
      return lookupControl({
        id: idOf(field.name),
        wired,
        text,
        source: `/cms/lookup/${field.of}`,
        choices: state.choices?.[field.of] ?? [],
      });
    case 'long':
      return html`<textarea rows="3"${wired}>${text}</textarea>`;
    case 'html':
      return html`<textarea rows="8" class="code" spellcheck="true"
        data-html="${assetAddress('rich-text.js')}"${wired}>${text}</textarea>`;
    case 'code':
      return html`<textarea rows="16" wrap="off" class="code" spellcheck="false" autocapitalize="off"
        autocomplete="off"${wired}>${text}</textarea>`;
    case 'json':
      return html`<textarea rows="12" class="code" spellcheck="false"${wired}>${text}</textarea>`;
    case 'choice': {
      const options = field.options.includes(text) || text === '' ? field.options : [...field.options, text];
      return html`<select${wired}>${(options.includes('') || text !== '' ? options : ['', ...options]).map(
        (option) =>
          html`<option value="${option}"${option === text ? raw(' selected') : ''}>${
            field.names?.[option] ?? (option || '(not set)')
          }</option>`,
      )}</select>`;
    }
    case 'reference':
      return referenceControl(field, text, state);
    case 'picture':
      return pictureControl(field, text, state);
  }
}

function referenceControl(field: Extract<Field, { kind: 'reference' }>, text: string, state: FormState): Html {
  const choices = state.choices?.[field.of] ?? [];
  const chosen = choices.find(({ value, also }) => value === text || (text !== '' && also === text));
  return html`<select${wiring(field, state)}><option value="">(none chosen)</option>${
    text !== '' && !chosen ? html`<option value="${text}" selected>${text} (missing)</option>` : nothing
  }${choices.map((choice) =>
    // Keeps a value that was stored by its alternative name.
    choice === chosen
      ? html`<option value="${text}" selected>${choice.label}</option>`
      : html`<option value="${choice.value}">${choice.label}</option>`,
  )}</select>`;
}

function pictureControl(field: Field, key: string, state: FormState): Html {
  const known = state.pictures.some((picture) => picture.key === key);
  const chosen = state.pictures.find((picture) => picture.key === key);
  return html`<div class="picture">
<span class="thumbnail">${
    chosen ? html`<img src="${chosen.thumbnail}" alt="" width="80" height="60" loading="lazy">` : nothing
  }</span>
<div><select${wiring(field, state)} data-picture>
<option value="">(no picture)</option>
${key !== '' && !known ? html`<option value="${key}" selected>${key} (missing)</option>` : nothing}
${state.pictures.map(
  (picture) =>
    html`<option value="${picture.key}" data-thumbnail="${picture.thumbnail}"${
      picture.key === key ? raw(' selected') : ''
    }>${picture.key}${picture.alt ? ` · ${picture.alt.slice(0, 60)}` : ''}</option>`,
)}
</select>
<details class="picker" data-picker><summary>Choose by sight</summary><input type="search" data-picker-search
  aria-label="Search pictures" placeholder="Search pictures" maxlength="100"><div class="grid"
  data-picker-grid></div></details></div>
</div>`;
}

/** One field with its label, hint and error. */
function fieldView(field: Field, state: FormState): Html {
  if (field.kind === 'group')
    return html`<fieldset><legend>${field.label}</legend>${field.fields.map((one) =>
      fieldView(one, state),
    )}</fieldset>`;
  if (field.kind === 'list') return listView(field, state);
  const id = idOf(field.name);
  const hint = field.hint ? html`<p class="hint" id="${id}-hint">${field.hint}</p>` : nothing;
  const error = errorSlot(field.name, state.errors?.[field.name]);
  if (field.kind === 'switch') {
    return html`<div class="field switch"><input type="hidden" name="${inputName(field.name)}?"
  value="1">
<label><input type="checkbox" value="on"${wiring(field, state)}${
      isOn(field, state) ? raw(' checked') : ''
    }> ${field.label}</label>${hint}${error}</div>`;
  }
  return html`<div class="field"><label for="${id}">${field.label}</label>${control(
    field,
    state,
  )}${hint}${error}</div>`;
}

function listView(field: Extract<Field, { kind: 'list' }>, state: FormState): Html {
  const value = valueAt(state.settings, field.name);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const headId = (index: number): string => `${idOf(field.name)}${index < 0 ? '' : `-${index}-entry`}`;
  const leadsTo = (index: number): Html =>
    state.address === undefined ? nothing : html` formaction="${state.address}#${headId(index)}"`;
  const button = (action: string, index: number, next: number, label: string, mark: string): Html =>
    html`<button class="quiet small" name="${LIST_ACTION}" value="${action}:${field.name}.${index}"
      aria-label="${label} entry ${index + 1}"${leadsTo(next)}>${mark}</button>`;
  const handle =
    entries.length > 1
      ? html`<span class="grip" aria-hidden="true" title="Drag to another place" hidden>⠿</span>`
      : nothing;
  const entry = (one: unknown, index: number): Html => {
    const fields = entryFields(field.of(`${field.name}.${index}`));
    const last = entries.length - 1;
    const buttons = html`${index > 0 ? button('up', index, index - 1, 'Move up', '↑') : nothing}${
      index < last ? button('down', index, index + 1, 'Move down', '↓') : nothing
    }${button('remove', index, Math.min(index, last - 1), 'Remove', 'Remove')}`;
    const shown = fields.map((each) => fieldView(each, state));
    const isShort =
      fields.length <= MAX_OPEN && entries.length <= MAX_OPEN && !fields.some(({ kind }) => kind === 'list');
    if (isShort)
      return html`<div class="entry"><p class="entry-head" id="${headId(index)}">${handle}<span>${
        index + 1
      }</span>${buttons}</p>${shown}</div>`;
    const title = entryTitle(one);
    const isOpen = title === '' || hasProblem(fields, state);
    return html`<details class="entry"${isOpen ? raw(' open') : nothing}><summary>${handle}${
      index + 1
    } ${title}</summary><p class="entry-head" id="${headId(index)}">${buttons}</p>${shown}</details>`;
  };
  return html`<fieldset class="list" id="${idOf(field.name)}"><legend>${field.label}</legend>${
    field.hint ? html`<p class="hint">${field.hint}</p>` : nothing
  }${errorSlot(field.name, state.errors?.[field.name])}
<div data-order="${field.name}">${entries.map(entry)}</div>
<button class="small" name="${LIST_ACTION}" value="add:${field.name}"${leadsTo(entries.length)}>Add</button>
</fieldset>`;
}

/** Entries are folded when there are more than this, or when they have more fields, or a nested list. */
const MAX_OPEN = 4;

function hasProblem(fields: readonly Field[], { errors = {} }: FormState): boolean {
  return Object.keys(errors).some((name) =>
    fields.some((field) => name === field.name || name.startsWith(`${field.name}.`)),
  );
}

/** A group's fields without its frame: the entry has a frame already. */
function entryFields(field: Field): readonly Field[] {
  return field.kind === 'group' ? field.fields : [field];
}

export function sectionView({ title, folded, fields }: Section, state: FormState): Html {
  const wrong = hasProblem(fields, state);
  return html`<details class="section"${folded && !wrong ? '' : raw(' open')}><summary>${title}</summary>${fields.map(
    (field) => fieldView(field, state),
  )}</details>`;
}
