import { z } from 'zod';
import { describeInput } from '@/lib/contract/input-schema';
import { cut } from '@/lib/domain/values/cut';
import type { Db } from '../../db/client';
import type { ChangeSubject } from '../../services/site/change-log';
import { textIn } from '../documents/document';
import { capitalised } from '../form/capitalised';
import { fieldsOf } from '../form/field';
import type { Section } from '../form/part-fields';
import type { UsedWidget } from '../references/record-uses';

/** A record of content as form values, by field name, without its id. */
export type Document = Readonly<Record<string, unknown>>;

/** A record in a list. */
export interface Entry {
  readonly id: number;
  readonly name: string;
  /** Heading in the list; '' for none. */
  readonly group: string;
  /** Further facts about the record, as text. */
  readonly detail: string;
}

interface EntryFilter {
  /** Search text, part of the name; '' for all. */
  readonly q: string;
  readonly limit: number;
  readonly offset: number;
}

/** Stored records by id. */
export type Stored = ReadonlyMap<number, unknown>;

/** Storage of one kind of record. Writes happen inside the transaction of the change. */
export interface ContentStore {
  /** In the order of the shop. */
  list(db: Db, filter: EntryFilter): Promise<Entry[]>;
  /** The existing records of these ids. */
  read(db: Db, ids: readonly number[]): Promise<Stored>;
  /** Returns the id; pass it to restore a record under its former id. */
  insert(tx: Db, document: Document, given: { readonly id?: number; readonly at: Date }): Promise<number>;
  update(tx: Db, id: number, document: Document, at: Date): Promise<void>;
  remove(tx: Db, id: number, at: Date): Promise<void>;
  /**
   * What is still stored of a deleted record, as document fields: what it refers to may have other names by now. Absent
   * when nothing is.
   */
  readDeleted?(tx: Db, id: number): Promise<Document>;
  /** Deletes what is left of a deleted record. Absent when nothing is left. */
  purge?(tx: Db, id: number, at: Date): Promise<void>;
  /**
   * Moves a record one place up or down within its group. @returns false for one that is the first or last already.
   * Absent where editors do not choose the order.
   */
  move?(tx: Db, id: number, direction: 'up' | 'down'): Promise<boolean>;
}

interface Spec {
  /** Path segment below /cms. */
  readonly name: string;
  /** Section of the menu. */
  readonly area?: 'content' | 'catalogue';
  /** Subject in the log. */
  readonly subject: ChangeSubject;
  readonly title: string;
  /** Singular, as in 'New question'. */
  readonly one: string;
  /** A sentence that says where the shop shows it. */
  readonly use: string;
  /** Defines the fields of the form. */
  readonly schema: z.ZodObject;
  /** Field names of further sections by title; folded at first. */
  readonly more?: Readonly<Record<string, readonly string[]>>;
  readonly store: ContentStore;
  /** Title in lists; `name` by default. */
  readonly nameOf?: (document: Document) => string;
  /** Cache tags to revalidate when a record changes from one document to another. */
  readonly tags: (documents: readonly Document[]) => readonly string[];
  /** When the shop begins to show a record without another change; the same tags are revalidated then. */
  readonly appearsAt?: (document: Document) => Date | null;
  /** Errors by field that the schema cannot detect. */
  readonly problems?: (tx: Db, id: number | null, document: Document) => Promise<Readonly<Record<string, string>>>;
  /** Path in the shop; null when it is part of other pages. */
  readonly path?: (document: Document) => string | null;
  /** Whether a widget shows this record; absent when widgets show all records, or a group. */
  readonly isShownBy?: (id: number, document: Document, widget: UsedWidget) => boolean;
  /** Says before a deletion what goes with a record; '' for nothing. */
  readonly takesAlong?: string;
  /** Field that no two records may share, filled in from the name where it is empty; empty in a copy. */
  readonly unique?: string;
  /** The document of a copy, without unique values. */
  readonly copyOf?: (document: Document) => Document;
  /** A single record, with id 1. */
  readonly single?: boolean;
  /** Further pages of a record, by path suffix. */
  readonly pages?: Readonly<Record<string, string>>;
}

/** A kind of content that editors change in the back office. */
export interface ContentType
  extends Required<Omit<Spec, 'more' | 'schema' | 'unique' | 'isShownBy'>>, Pick<Spec, 'isShownBy'> {
  readonly sections: readonly Section[];
  readonly blank: Document;
  /** The value to store, with defaults filled in; null, with errors by field, for an invalid one. */
  readonly parse: (value: unknown) => {
    readonly document: Document | null;
    readonly errors: Readonly<Record<string, string>>;
  };
}

function sectionsOf({ schema, one, more = {} }: Spec): readonly Section[] {
  const fields = fieldsOf(describeInput(schema), {});
  const below = new Set(Object.values(more).flat());
  return [
    {
      title: capitalised(one),
      folded: false,
      fields: fields.filter(({ name }) => !below.has(name)),
    },
    ...Object.entries(more).map(([title, names]) => ({
      title,
      folded: true,
      fields: fields.filter(({ name }) => names.includes(name)),
    })),
  ];
}

/** Shortened to fit the maximum length with 'Copy of'. */
export const copyName = (name: string): string => cut(`Copy of ${name}`, 200);

/** Declares a kind of content: list, form, saving, log, bin and undo follow from it. */
export function defineContent(spec: Spec): ContentType {
  const { schema, more: _, unique, ...rest } = spec;
  return {
    nameOf: ({ name }) => textIn(name),
    problems: async () => ({}),
    path: () => null,
    appearsAt: () => null,
    single: false,
    takesAlong: '',
    area: 'content',
    copyOf: (document) => ({
      ...document,
      ...(typeof document['name'] === 'string' && { name: copyName(document['name']) }),
      ...(unique && { [unique]: '' }),
    }),
    pages: {},
    ...rest,
    sections: sectionsOf(spec),
    blank: Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, z.safeParse(field, undefined).data ?? '']),
    ),
    parse: (value) => {
      const parsed = schema.safeParse(value);
      if (parsed.success) return { document: parsed.data, errors: {} };
      return {
        document: null,
        errors: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
      };
    },
  };
}
