import { readCarried } from '../form/carried';
import { formatProblem } from '../form/text-format';
import { isRecord, valueAt, withValueAt, inputName } from '../form/paths';
import { type FieldLeaf, type Posted, applyListAction, leavesOf, listActionOf, readForm } from '../form/read-form';
import type { ContentType, Document } from './content-type';

/** A submitted form, not saved yet. */
export interface ReadContent {
  /** The document that the form was rendered from, including its unsaved list entries. */
  readonly base: Document;
  readonly document: Document;
  readonly errors: Readonly<Record<string, string>>;
  /** A list button was pressed: the form is shown again and nothing is saved. */
  readonly isListAction: boolean;
}

const fieldsOf = ({ sections }: ContentType) => sections.flatMap(({ fields }) => fields);

/** Errors of text formats, by field. */
function formatProblems(leaves: readonly FieldLeaf[], document: Document): Record<string, string> {
  return Object.fromEntries(
    leaves.flatMap((field) => {
      const value = valueAt(document, field.name);
      const problem =
        field.kind === 'text' && field.format && typeof value === 'string' ? formatProblem(field.format, value) : null;
      return problem === null ? [] : [[field.name, problem]];
    }),
  );
}

/** The document that the form was rendered from. The form carries it, including unsaved list entries. */
function baseOf(type: ContentType, posted: Posted, stored: Document): Document {
  const carried = readCarried(posted.get('base'));
  return isRecord(carried) ? { ...type.blank, ...carried } : stored;
}

/** The stored document when the form was opened; null when the form does not carry it. */
export function originOf(type: ContentType, posted: Posted): Document | null {
  const carried = readCarried(posted.get('origin') || posted.get('base'));
  return carried === null ? null : type.parse(carried).document;
}

/** Reads a record's form; `stored` fills in fields that the form lacks. */
export function readContent(type: ContentType, posted: Posted, stored: Document): ReadContent {
  const fields = fieldsOf(type);
  const base = baseOf(type, posted, stored);
  const { settings, errors } = readForm(fields, posted, base);
  const wrong = { ...formatProblems(leavesOf(fields, settings), settings), ...errors };
  const action = listActionOf(posted);
  if (action !== '')
    return {
      base,
      document: applyListAction(fields, action, storeTypedForm(settings, errors, posted)),
      errors: wrong,
      isListAction: true,
    };
  const parsed = type.parse(settings);
  return {
    base,
    document: parsed.document ?? settings,
    errors: { ...parsed.errors, ...wrong },
    isListAction: false,
  };
}

/** Keeps invalid input in the form when a list entry is added or moved. */
function storeTypedForm(
  settings: Record<string, unknown>,
  errors: Readonly<Record<string, string>>,
  posted: Posted,
): Record<string, unknown> {
  let merged: Record<string, unknown> = settings;
  for (const name of Object.keys(errors)) {
    const typed = posted.get(inputName(name));
    const next = typed === undefined ? merged : withValueAt(merged, name, typed);
    if (isRecord(next)) merged = next;
  }
  return merged;
}
