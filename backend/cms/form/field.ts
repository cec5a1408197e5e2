import type { InputSchema } from '@/lib/contract/input-schema';
import { capitalised } from './capitalised';
import { type TextFormat, formatOf } from './text-format';

/** A control of an editor's form. Its name is a dotted path into the settings. */
export type Field =
  | {
      readonly kind: 'text' | 'long' | 'html' | 'code' | 'picture' | 'instant' | 'day';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
      readonly most?: number;
      /** Required format of a text that is not empty. */
      readonly format?: TextFormat;
      /** Kind whose existing names are suggested (cms/references). */
      readonly of?: string;
    }
  /** A reference to one of very many records, found by typing. */
  | {
      readonly kind: 'lookup';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
      /** Kind of record (cms/references). */
      readonly of: string;
    }
  /** A reference to a record, selected from a list of names. */
  | {
      readonly kind: 'reference';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
      /** Kind of record (cms/references). */
      readonly of: string;
    }
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
      readonly least: number | null;
      readonly most: number | null;
      /** Refuses fractions. */
      readonly whole?: true;
    }
  /** Cents, typed in dollars; null when empty. */
  | {
      readonly kind: 'money';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
    }
  | {
      readonly kind: 'switch';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
      readonly initial: boolean;
    }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
      readonly options: readonly string[];
      readonly initial: string;
      /** Labels of the options. */
      readonly names?: Readonly<Record<string, string>>;
    }
  /** Fields of an object. */
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
      readonly fields: readonly Field[];
    }
  /** A list of objects or texts. `of` creates the field of one entry. */
  | {
      readonly kind: 'list';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
      readonly of: (name: string) => Field;
      readonly empty: unknown;
    }
  /** Fallback for values without a suitable control. */
  | { readonly kind: 'json'; readonly name: string; readonly label: string; readonly hint: string };

/** Colours of the page builder (specification 2, section 9). */
const COLOURS = ['', 'wht', 'blk', 'bnd', 'pri', 'sec', 'suc', 'inf', 'wrn', 'dng'] as const;
const SAFE = Number.MAX_SAFE_INTEGER;

/** Words that are written in capitals. */
const SHORT = /\b(abn|html|seo|url)\b/gi;

/** 'sub_heading' becomes 'Sub heading', 'abn' becomes 'ABN'. */
export function labelOf(name: string): string {
  const words = (name.split('.').at(-1) ?? name)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .trim();
  return capitalised(words).replaceAll(SHORT, (word) => word.toUpperCase());
}

function bound(value: number | undefined): number | null {
  return value === undefined || Math.abs(value) >= SAFE ? null : value;
}

function mostOf({ maxLength }: InputSchema): { most?: number } {
  return maxLength === undefined || bound(maxLength) === null ? {} : { most: maxLength };
}

function typesOf(schema: InputSchema): ReadonlySet<string> {
  return new Set([schema.type, ...(schema.anyOf ?? []).map(({ type }) => type)].filter((type) => type !== undefined));
}

function choicesOf(schema: InputSchema): string[] {
  const constants = (schema.anyOf ?? []).map((one) => one.const).filter((one) => one !== undefined);
  return (schema.enum ?? (constants.length > 0 && constants.length === schema.anyOf?.length ? constants : [])).map(
    String,
  );
}

/** The control for a setting: by the schema's `control`, else by its type and the sample's value. */
function fieldOf(name: string, schema: InputSchema, sample: unknown): Field {
  const base = { name, label: schema.title ?? labelOf(name), hint: schema.description ?? '' };
  const options = schema.values ?? (schema.control === 'colour' ? COLOURS : choicesOf(schema));
  if (schema.control === 'picture' || schema.control === 'instant' || schema.control === 'day')
    return { ...base, kind: schema.control };
  if (options.length > 0)
    return {
      ...base,
      kind: 'choice',
      options: options.map(String),
      initial: typeof schema.default === 'string' ? schema.default : '',
      ...(schema.names && { names: schema.names }),
    };
  if (schema.control === 'switch') return { ...base, kind: 'switch', initial: schema.default === true };
  if (schema.control === 'money') return { ...base, kind: 'money' };
  if (schema.control === 'number')
    return { ...base, kind: 'number', least: bound(schema.least), most: bound(schema.most) };
  if (schema.control === 'html' || schema.control === 'code') return { ...base, kind: schema.control };
  if (schema.control === 'long') return { ...base, kind: schema.control, ...mostOf(schema) };
  if (schema.control === 'video') return { ...base, kind: 'reference', of: 'video' };
  if (schema.control === 'lookup' && schema.of !== undefined) return { ...base, kind: 'lookup', of: schema.of };
  if (schema.control === 'reference' && schema.of !== undefined) return { ...base, kind: 'reference', of: schema.of };
  if (schema.control !== undefined && schema.control !== 'items')
    return {
      ...base,
      kind: 'text',
      ...mostOf(schema),
      ...formatOf(schema.control),
      ...(schema.of !== undefined && { of: schema.of }),
    };
  return byType(base, schema, sample);
}

function byType(base: { name: string; label: string; hint: string }, schema: InputSchema, sample: unknown): Field {
  const types = typesOf(schema);
  const list = [schema, ...(schema.anyOf ?? [])].find(({ items }) => items !== undefined)?.items;
  const object = [schema, ...(schema.anyOf ?? [])].find(({ properties }) => properties !== undefined);
  if (list ?? Array.isArray(sample)) {
    const first: unknown = Array.isArray(sample) ? sample[0] : undefined;
    const items = list && (list.properties ?? list.type ?? list.control ?? list.anyOf) ? list : guessed(first);
    return {
      ...base,
      kind: 'list',
      of: (name) => fieldOf(name, items, first),
      empty: first === undefined ? emptyOf(items) : blank(first),
    };
  }
  if (object?.properties) {
    return { ...base, kind: 'group', fields: fieldsOf(object, sample, base.name) };
  }
  if (types.has('boolean')) return { ...base, kind: 'switch', initial: schema.default === true };
  const isNumber =
    (types.has('integer') || types.has('number')) &&
    typeof schema.default !== 'string' &&
    (!types.has('string') || typeof sample !== 'string');
  if (isNumber) return { ...base, kind: 'number', least: bound(schema.minimum), most: bound(schema.maximum) };
  if (types.has('string') || typeof sample === 'string') return { ...base, kind: 'text', ...mostOf(schema) };
  return { ...base, kind: 'json' };
}

/** The fields of an object, those of the sample first. */
export function fieldsOf(schema: InputSchema, sample: unknown, under = ''): Field[] {
  const known =
    typeof sample === 'object' && sample !== null
      ? new Map<string, unknown>(Object.entries(sample))
      : new Map<string, unknown>();
  const names = Object.keys(schema.properties ?? {});
  const order = [...names.filter((name) => known.has(name)), ...names.filter((name) => !known.has(name))];
  // Hidden values have no control.
  const shown = order.filter((name) => schema.properties?.[name]?.control !== 'hidden');
  return shown.map((name) =>
    fieldOf(under === '' ? name : `${under}.${name}`, schema.properties?.[name] ?? {}, known.get(name)),
  );
}

/** A schema derived from a value that has none. */
function guessed(value: unknown): InputSchema {
  if (typeof value === 'string') return { type: 'string' };
  if (typeof value === 'number') return { type: 'number' };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(value).map(([name, member]) => [name, guessed(member)])),
  };
}

/** The same shape with empty texts, for a new list entry. */
function blank(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, blank(member)]));
  return typeof value === 'string' ? '' : value;
}

function emptyOf(schema: InputSchema): unknown {
  if (schema.properties) return {};
  return schema.type === 'number' || schema.type === 'integer' ? 0 : '';
}
